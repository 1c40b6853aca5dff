import { useEffect } from 'react';
import { useAskStatus } from '../../app/data/use-ask-status.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import type { Paying } from '../../app/flow/paying.ts';
import { withDone } from '../../app/flow/payment-progress.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PaymentDeclined } from './payment-declined.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';
import { useWatchPayment } from './use-watch-payment.ts';

interface PaymentWatchProps {
  paying: Paying;
  /** Asked long enough: people look at it now, not this page. */
  onOpen: () => void;
}

/** Waits until a pending payment is settled; then the booking is done, or its rooms are given back. */
export function PaymentWatch({ paying, onOpen }: PaymentWatchProps) {
  const { hotelId } = useHotel();
  const outcome = useWatchPayment(useAskStatus(hotelId), paying);
  useEffect(() => {
    if (outcome === 'waiting' || outcome === 'fail') return;
    const store = bookingStore(hotelId);
    store.write(withDone(store.read(), paying));
    if (outcome === 'open') onOpen();
  }, [outcome, hotelId, paying, onOpen]);
  return outcome === 'fail' ? <PaymentDeclined /> : <PaymentWaiting />;
}
