import { Suspense } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { useOpenedBooking } from '../../app/flow/use-booking-request.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

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
