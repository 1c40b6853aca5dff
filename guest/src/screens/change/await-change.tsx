import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { popupDelayMs } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskChange } from '../../app/data/use-ask-change.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../../features/frame/oops-dialog.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { OpenPaymentDialog } from '../../features/payment/open-payment-dialog.tsx';
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx';
import { useWatchPayment } from '../../features/payment/use-watch-payment.ts';
import { payChangeAddress } from '../../features/reservation/change-address.ts';

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
