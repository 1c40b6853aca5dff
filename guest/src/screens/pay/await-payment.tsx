import { Trans } from '@lingui/react/macro';
import { popupDelayMs } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskAttempt } from '../../data/use-ask-attempt.ts';
import type { ReservationLink } from '../../flow/reservation-link.ts';
import { Button } from '../../parts/button.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { OpenPaymentDialog } from '../payment-result/open-payment-dialog.tsx';
import { PaymentWaiting } from '../payment-result/payment-waiting.tsx';
import { useWatchPayment } from '../payment-result/use-watch-payment.ts';
import { paymentAddress } from './payment-address.ts';

/** Waits for the hotel to hear of the payment. Nothing is given back here: the reservation stays what it was. */
export function AwaitPayment({ link }: { link: ReservationLink }) {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const outcome = useWatchPayment(useAskAttempt(hotelId), link, 'at-once');
  const [isTold, setIsTold] = useState(false);
  const address = paymentAddress(hotelId, link);
  const goOn = () => void navigate(address, { replace: true });
  useEffect(() => {
    if (outcome === 'success') void navigate(address, { replace: true, state: { isJustPaid: true } });
    if (outcome !== 'fail') return undefined;
    const timer = setTimeout(() => setIsTold(true), popupDelayMs);
    return () => clearTimeout(timer);
  }, [outcome, address, navigate]);
  return (
    <>
      <PaymentWaiting />
      {outcome === 'open' && <OpenPaymentDialog onClose={goOn} />}
      {isTold && (
        <OopsDialog
          note={<Trans>Nothing stays charged to your card, and your reservation is as it was.</Trans>}
          action={
            <Button kind="primary" onClick={goOn}>
              <Trans>Retry payment</Trans>
            </Button>
          }
        >
          <Trans>Something went wrong during payment processing</Trans>
        </OopsDialog>
      )}
    </>
  );
}
