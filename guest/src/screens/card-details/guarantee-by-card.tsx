import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCard } from '@stayfront/contract/reservation';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlaceOrder } from '../../app/data/use-place-order.ts';
import { useSessionCard } from '../../app/data/use-session-card.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { CardFailed } from './card-failed.tsx';
import { orderRefused } from './order-refusals.ts';
import { OrderFailed } from './order-failed.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import type { PaymentStepProps } from './payment-step.ts';
import { ReturnHome } from './return-home.tsx';
import { partOf } from '../../features/payment/payment-parts.ts';

/** A card is given as a guarantee, in the provider's own fields; the booking is sent with its mark, and nothing is charged. */
export function GuaranteeByCard({ request, isCardAsked }: PaymentStepProps) {
  const { t } = useLingui();
  const hotel = useHotel();
  const { hotelId, config } = hotel;
  const CardForm = partOf(config.paymentSolutionsProvider ?? '')?.Guarantee;
  const asks = useSessionCard(hotelId);
  const { language } = useVisit();
  const navigate = useNavigate();
  const formId = useId();
  const [isAccepted, setIsAccepted] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const [retries, setRetries] = useState(0);
  const [fault, setFault] = useState<Error | null>(null);
  const order = usePlaceOrder(hotel, language);
  const isOver = orderRefused(order.error) === 'session-over';
  const noteFault = useCallback((error: Error) => {
    setFailures((count) => count + 1);
    setFault(error);
  }, []);
  const book = (paymentCard: PaymentCard) =>
    order.mutate(paymentCard, {
      onError: (error) => orderRefused(error) === 'card' && noteFault(error),
      onSuccess: ({ reservationId }) =>
        void navigate(`/${hotelId}/checkout/thank-you?reservationId=${reservationId}`, { replace: true }),
    });
  const retry = () => {
    order.reset();
    setFault(null);
    setRetries((count) => count + 1);
  };
  const action = isOver ? (
    <ReturnHome />
  ) : (
    <Button
      kind="primary"
      size="l"
      className="place"
      type="submit"
      form={formId}
      isDisabled={!isAccepted || !isReady}
      isWaiting={isBusy || order.isPending}
      waitingLabel={t`Please wait`}
    >
      <Trans>Place Order</Trans>
    </Button>
  );
  return (
    <PaymentFrame
      request={request}
      title={<Trans>Guarantee your booking</Trans>}
      info={
        <Alert icon={ShieldCheck} className="co__info" title={<Trans>Your card will not be charged.</Trans>}>
          {isCardAsked ? (
            <Trans>
              Many rooms were booked without a card lately. With a card as guarantee yours is booked at once, and you
              pay at the hotel.
            </Trans>
          ) : (
            <Trans>It is only needed to guarantee the booking. You pay at the hotel.</Trans>
          )}
        </Alert>
      }
      action={action}
    >
      {/* What is to be ticked comes with the fields above it: nothing moves from under a finger. */}
      <Suspense fallback={<Skeleton height="620px" />}>
        {CardForm && (
          <CardForm
            // What was typed is gone after a failure: the fields begin anew, but not before the guest wants to try again.
            key={retries}
            asks={asks}
            formId={formId}
            isAccepted={isAccepted}
            onReady={setIsReady}
            onBusy={setIsBusy}
            onCollected={book}
            onFailed={noteFault}
          />
        )}
        {!isOver && <AcceptTerms isAccepted={isAccepted} orders={request.orders} onChange={setIsAccepted} />}
      </Suspense>
      {fault ? (
        <CardFailed failures={failures} error={fault} onRetry={retry} />
      ) : (
        <OrderFailed error={order.error} onClose={order.reset} />
      )}
    </PaymentFrame>
  );
}
