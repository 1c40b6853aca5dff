import { Trans } from '@lingui/react/macro';
import { popupDelayMs } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskAttempt } from '../../app/data/use-ask-attempt.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { OpenPaymentDialog } from '../../features/payment/open-payment-dialog.tsx';
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx';
import { useWatchPayment } from '../../features/payment/use-watch-payment.ts';
import { paymentAddress } from '../../app/flow/payment-address.ts';

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
