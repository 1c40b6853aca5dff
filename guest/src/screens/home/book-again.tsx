import { Suspense } from 'react';
import { offeredAgain } from '../../flow/again.ts';
import { useBookingRequest, useIsBrowser } from '../../flow/use-booking-request.ts';
import { withLaterTexts } from '../../i18n/with-later-texts.ts';
import { lazyPart } from '../../page/lazy-part.ts';
import { useHotel } from '../frame/hotel-context.ts';

const BookAgainCard = lazyPart(() => withLaterTexts(import('./book-again-card.tsx')));

/** For a guest whose payment came to nothing: the same rooms, services and details by one tap. */
export function BookAgain() {
  const { hotelId } = useHotel();
  const isBrowser = useIsBrowser();
  const [request] = useBookingRequest(hotelId);
  const again = isBrowser ? offeredAgain(request, Date.now()) : null;
  return (
    again && (
      <Suspense>
        <BookAgainCard again={again} />
      </Suspense>
    )
  );
}
