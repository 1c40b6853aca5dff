import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { popupDelayMs } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskChange } from '../../data/use-ask-change.ts';
import type { ReservationLink } from '../../flow/reservation-link.ts';
import { Button } from '../../parts/button.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { manageAddress } from '../manage/manage-step.ts';
import { OpenPaymentDialog } from '../payment-result/open-payment-dialog.tsx';
import { PaymentWaiting } from '../payment-result/payment-waiting.tsx';
import { useWatchPayment } from '../payment-result/use-watch-payment.ts';
import { payChangeAddress } from './change-address.ts';

interface AwaitChangeProps {
  reservation: Reservation;
  link: ReservationLink;
  changeId: string;
}

/** Waits for the hotel to hear of the payment; the page it leads to says how it went. */
export function AwaitChange({ link, changeId }: AwaitChangeProps) {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const outcome = useWatchPayment(useAskChange(hotelId, changeId), link, 'at-once');
  const [isTold, setIsTold] = useState(false);
  const address = payChangeAddress(hotelId, link, changeId);
  useEffect(() => {
    if (outcome === 'success') void navigate(address, { replace: true });
    if (outcome !== 'fail') return undefined;
    const timer = setTimeout(() => setIsTold(true), popupDelayMs);
    return () => clearTimeout(timer);
  }, [outcome, address, navigate]);
  return (
    <>
      <PaymentWaiting />
      {outcome === 'open' && <OpenPaymentDialog onClose={() => void navigate(manageAddress(hotelId, link))} />}
      {isTold && (
        <OopsDialog
          note={<Trans>Nothing stays charged to your card, and your reservation is as it was.</Trans>}
          action={
            <Button kind="primary" onClick={() => void navigate(address, { replace: true })}>
              <Trans comment="Button: leads to the reservation after a change">Go on</Trans>
            </Button>
          }
        >
          <Trans>Something went wrong during payment processing</Trans>
        </OopsDialog>
      )}
    </>
  );
}
