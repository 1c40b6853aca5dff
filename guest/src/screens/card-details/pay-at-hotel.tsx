import { Trans, useLingui } from '@lingui/react/macro';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlaceOrder } from '../../app/data/use-place-order.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { orderRefused } from './order-refusals.ts';
import { OrderFailed } from './order-failed.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { ReturnHome } from './return-home.tsx';
import type { PaymentStepProps } from './payment-step.ts';

/** The last look before booking; nothing is paid now, so there is nothing but a box to tick and one button. */
export function PayAtHotel({ request, onCardAsked }: PaymentStepProps) {
  const { t } = useLingui();
  const hotel = useHotel();
  const { hotelId, config } = hotel;
  const { language } = useVisit();
  const navigate = useNavigate();
  const [isAccepted, setIsAccepted] = useState(false);
  const order = usePlaceOrder(hotel, language);
  const place = () =>
    order.mutate(undefined, {
      onError: (error) => {
        const isAsked = orderRefused(error) === 'card-needed';
        if (isAsked && cardAbilities(config.paymentSolutionsProvider).canKeep) onCardAsked();
      },
      onSuccess: ({ reservationId }) =>
        void navigate(`/${hotelId}/checkout/thank-you?reservationId=${reservationId}`, { replace: true }),
    });
  const action =
    orderRefused(order.error) === 'session-over' ? (
      <ReturnHome />
    ) : (
      <Button
        kind="primary"
        size="l"
        className="place"
        isDisabled={!isAccepted}
        isWaiting={order.isPending}
        waitingLabel={t`Please wait`}
        onClick={place}
      >
        <Trans>Place Order</Trans>
      </Button>
    );
  return (
    <PaymentFrame
      request={request}
      title={<Trans>Confirm your booking</Trans>}
      info={
        <Alert icon={Wallet} className="co__info" title={<Trans>You pay at the hotel.</Trans>}>
          <Trans>No card is needed to book, and nothing is charged today.</Trans>
        </Alert>
      }
      action={action}
    >
      <AcceptTerms isAccepted={isAccepted} orders={request.orders} onChange={setIsAccepted} />
      <OrderFailed error={order.error} onClose={order.reset} />
    </PaymentFrame>
  );
}
