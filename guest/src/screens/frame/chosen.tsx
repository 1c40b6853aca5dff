import { Suspense } from 'react';
import type { Search } from '../../flow/search.ts';
import { useOpenedBooking } from '../../flow/use-booking-request.ts';
import { withLaterTexts } from '../../i18n/with-later-texts.ts';
import { lazyPart } from '../../page/lazy-part.ts';
import { useHotel } from './hotel-context.ts';

const ChosenBar = lazyPart(() => withLaterTexts(import('./chosen-bar.tsx')));

/** The bar of what is chosen, where something is; most guests see none, and it comes only with the first room. */
export function Chosen({ search, isStill = false }: { search: Search; isStill?: boolean }) {
  const { hotelId } = useHotel();
  const orders = useOpenedBooking(hotelId)?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <Suspense>
      <ChosenBar orders={orders} search={search} isStill={isStill} />
    </Suspense>
  );
}
