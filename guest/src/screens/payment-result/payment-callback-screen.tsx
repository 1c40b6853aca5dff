import type { TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskStatus } from '../../app/data/use-ask-status.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { publish } from '../../app/flow/events.ts';
import { leaveFrame } from '../../app/flow/leave-frame.ts';
import { isHeldAt } from '../../app/flow/paying.ts';
import { paymentResult } from '../../features/payment/payment-result-in.ts';
import { withDone } from '../../app/flow/payment-progress.ts';
import { readReturn } from '../../features/payment/read-return.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PaymentDeclined } from '../../features/payment/payment-declined.tsx';
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx';

/** Where the provider leads the guest back to. What the address says is noted; what happened the hotel is asked. */
export default function PaymentCallbackScreen() {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const askStatus = useAskStatus(hotelId);
  const [status, setStatus] = useState<TransactionStatus | null>(null);
  useEffect(() => {
    const result = paymentResult(hotelId, location.search);
    const stopWaiting = leaveFrame(result);
    if (stopWaiting) return stopWaiting;
    let isLeft = false;
    const store = bookingStore(hotelId);
    const { paying, done } = store.read();
    const returned = readReturn(new URLSearchParams(location.search));
    publish(result);
    // oxlint-disable-next-line no-console -- a number that no table has is only of interest to whoever looks for it
    if (returned.unknownStatusId !== null) console.info(returned);
    const goOn = (reservationId = '') =>
      void navigate(`/${hotelId}/checkout/thank-you?reservationId=${reservationId}`, { replace: true });
    if (!paying) goOn(done?.reservationId);
    else
      void askStatus(paying).then((now) => {
        if (isLeft) return;
        if (now === 'success') store.write(withDone(store.read(), paying));
        // Going back is no failure: while the rooms are held the guest is where the payment begins.
        else if (returned.isUntried && now === 'pending' && isHeldAt(paying, Date.now()))
          return void navigate(`/${hotelId}/checkout/card-details`, { replace: true });
        // Where the drop-in has given up nothing more will come; the rooms go back, unless money has come after all.
        const isOver = now === 'fail' || (now === 'pending' && returned.status === 'fail');
        if (isOver) setStatus('fail');
        else goOn(paying.reservationId);
      });
    return () => {
      isLeft = true;
    };
  }, [hotelId, navigate, askStatus]);
  return status === 'fail' ? <PaymentDeclined /> : <PaymentWaiting />;
}
