import { useEffect, type ReactNode } from 'react';
import { bookingStore } from '../../flow/booking-store.ts';
import { useVisit } from '../../page/visit.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { useHotel } from './hotel-context.ts';

/**
 * A payment is taken in a document of its own: a policy is a document's for life, so whoever comes here from another
 * screen loads the page anew. What the guest has chosen and typed is kept meanwhile. In a frame nothing is paid.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { hotelId, config } = useHotel();
  const { payment, isFramed } = useVisit();
  const isOwn = isFramed || payment !== undefined || config.paymentSolutionsProvider === null;
  useEffect(() => {
    if (isOwn) return;
    // Where nothing can be stored the booking goes with the page's own entry of the history.
    const store = bookingStore(hotelId);
    store.write(store.read());
    location.reload();
  }, [isOwn, hotelId]);
  return isOwn ? children : <FrameSkeleton isInside />;
}
