import { Suspense } from 'react';
import { useOfferedAgain } from '../../app/flow/use-offered-again.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

const BookAgainCard = lazyPart(() => withLaterTexts(import('./book-again-card.tsx')));

/** For a guest whose payment came to nothing: the same rooms, services and details by one tap. */
export function BookAgain() {
  const again = useOfferedAgain(useHotel().hotelId);
  return (
    again && (
      <Suspense>
        <BookAgainCard again={again} />
      </Suspense>
    )
  );
}
