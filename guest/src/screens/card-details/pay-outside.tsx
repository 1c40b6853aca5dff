import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { handOver } from '../../app/embed/hand-over.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PaymentFrame } from './payment-frame.tsx';
import type { PaymentStepProps } from './payment-step.ts';

/**
 * In a frame of the hotel's page no card is asked for: the whole window goes on, at an address the guest can see. Who
 * has just pressed the button is led there at once; who comes back here presses it again.
 */
export default function PayOutside({ request }: PaymentStepProps) {
  const { hotelId } = useHotel();
  const way = useNavigationType();
  useEffect(() => {
    if (way === 'PUSH') handOver(hotelId);
  }, [way, hotelId]);
  return (
    <PaymentFrame
      request={request}
      title={<Trans>Confirm and pay</Trans>}
      info={null}
      action={
        <Button kind="primary" size="l" className="place" onClick={() => handOver(hotelId)}>
          <Trans>Continue to payment</Trans>
        </Button>
      }
    >
      {null}
    </PaymentFrame>
  );
}
