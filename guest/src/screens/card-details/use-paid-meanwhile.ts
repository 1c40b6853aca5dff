import { useEffect, useState } from 'react';
import { useAskStatus } from '../../app/data/use-ask-status.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withDone } from '../../app/flow/payment-progress.ts';

/**
 * A guest who comes back to a payment that had begun may have paid: asked before anything is paid again, when the page
 * opens and when the browser brings it back as it was left. True while the first answer is not there.
 */
export function usePaidMeanwhile(hotelId: number): boolean {
  const askStatus = useAskStatus(hotelId);
  const [isAsking, setIsAsking] = useState(() => bookingStore(hotelId).read().paying?.isBegun === true);
  useEffect(() => {
    const store = bookingStore(hotelId);
    const ask = async (): Promise<void> => {
      const { paying } = store.read();
      if (!paying?.isBegun) return;
      const status = await askStatus(paying);
      const isStill = store.read().paying?.reservationId === paying.reservationId;
      if (status === 'success' && isStill) store.write(withDone(store.read(), paying));
      setIsAsking(false);
    };
    const fromThePast = (event: PageTransitionEvent): void => {
      if (event.persisted) void ask();
    };
    void ask();
    addEventListener('pageshow', fromThePast);
    return () => removeEventListener('pageshow', fromThePast);
  }, [hotelId, askStatus]);
  return isAsking;
}
