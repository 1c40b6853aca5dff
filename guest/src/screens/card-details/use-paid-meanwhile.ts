import { useEffect, useState } from 'react';
import { useAskStatus } from '../../data/use-ask-status.ts';
import { bookingStore } from '../../flow/booking-store.ts';
import { withDone } from '../../flow/payment-progress.ts';

/**
 * A guest who comes back to a payment that had begun may have paid: asked once, before anything is paid again. True
 * while the answer is not there.
 */
export function usePaidMeanwhile(hotelId: number): boolean {
  const askStatus = useAskStatus(hotelId);
  const [isAsking, setIsAsking] = useState(() => bookingStore(hotelId).read().paying?.isBegun === true);
  useEffect(() => {
    const store = bookingStore(hotelId);
    const { paying } = store.read();
    if (!paying?.isBegun) return;
    void askStatus(paying).then((status) => {
      const isStill = store.read().paying?.reservationId === paying.reservationId;
      if (status === 'success' && isStill) store.write(withDone(store.read(), paying));
      setIsAsking(false);
    });
  }, [hotelId, askStatus]);
  return isAsking;
}
