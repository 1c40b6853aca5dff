import { Trans } from '@lingui/react/macro';
import { popupDelayMs } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDiscard } from '../../app/data/use-discard.ts';
import { leaveForHotelPage } from '../../app/embed/return-page.ts';
import { withAgain } from '../../app/flow/again.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withDone } from '../../app/flow/payment-progress.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { homeFor } from '../frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

/** The payment came to nothing: the rooms are given back, the guest is told, and finds at home a way to book them again. */
export function PaymentDeclined() {
  const { hotelId, config } = useHotel();
  const navigate = useNavigate();
  const discard = useDiscard(hotelId);
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = bookingStore(hotelId);
    const { paying } = store.read();
    const discarding = paying ? discard(paying) : Promise.resolve('given-back' as const);
    void discarding.then((outcome) => {
      if (isLeft) return;
      if (outcome === 'given-back' || !paying) {
        timer = setTimeout(() => setIsTold(true), popupDelayMs);
        return;
      }
      store.write(withDone(store.read(), paying));
      void navigate(`/${hotelId}/checkout/thank-you?reservationId=${paying.reservationId}`, { replace: true });
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [hotelId, discard, navigate]);
  const goHome = () => {
    const store = bookingStore(hotelId);
    const request = withAgain(store.read(), Date.now());
    store.write(request);
    if (leaveForHotelPage(hotelId, config.embedOrigins)) return;
    void navigate(homeFor(hotelId, request), { replace: true });
  };
  if (!isTold) return <PaymentWaiting />;
  return (
    <>
      <div className="paywait" />
      <OopsDialog
        note={<Trans>Nothing was booked, and nothing stays charged to your card.</Trans>}
        action={
          <Button kind="primary" onClick={goHome}>
            <Trans>Return home</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong during payment processing</Trans>
      </OopsDialog>
    </>
  );
}
