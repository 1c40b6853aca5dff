import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { usePlaceOrder } from '../../data/use-place-order.ts';
import { withOrders } from '../../flow/booking-request.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { useVisit } from '../../page/visit.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { useOrders } from '../checkout/use-orders.ts';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { homeFor } from '../frame/home-for.ts';
import { useHotel } from '../frame/hotel-context.ts';
import { checkDetails } from '../guest-info/check-details.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { OrderFailed } from './order-failed.tsx';

/** The last look before booking; pay at the hotel, so there is nothing but a box to tick and one button. */
export default function CardDetailsScreen() {
  const { t } = useLingui();
  const hotel = useHotel();
  const { hotelId, config } = hotel;
  const { language } = useVisit();
  const navigate = useNavigate();
  const [request, change] = useOrders();
  const [isAccepted, setIsAccepted] = useState(false);
  const order = usePlaceOrder(hotel, language);
  if (!request) return <FrameSkeleton isInside />;
  if (Object.keys(checkDetails(request.details, config)).length > 0)
    return <Navigate to={`/${hotelId}/checkout/guest-info`} replace />;

  const { details } = request;
  const isExpired = order.error instanceof RefusedCall && order.error.problem.code === 'quote.expired';
  const dropRooms = () => change((current) => withOrders(current, []));
  const place = () =>
    order.mutate(request, {
      onSuccess: ({ reservationId }) =>
        void navigate(`/${hotelId}/checkout/thank-you?reservationId=${reservationId}`, { replace: true }),
    });
  const action = isExpired ? (
    <ButtonLink kind="primary" size="l" className="place" to={homeFor(hotelId, request)} onClick={dropRooms}>
      <Trans>Return home</Trans>
    </ButtonLink>
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
    <CheckoutFrame step="payment" orders={request.orders} action={action}>
      <header className="co__head">
        <h1>
          <Trans>Confirm your booking</Trans>
        </h1>
      </header>
      <Alert icon={Wallet} className="co__info" title={<Trans>You pay at the hotel.</Trans>}>
        <Trans>No card is needed to book, and nothing is charged today.</Trans>
      </Alert>
      <section className="box who row between">
        <div>
          <p className="cap muted">
            <Trans>Booking for</Trans>
          </p>
          <p className="strong">
            {details.givenName} {details.surname}
          </p>
          <p className="small muted">
            <bdi>{details.email}</bdi> ·{' '}
            <bdi className="nb" dir="ltr">
              {details.phone}
            </bdi>
          </p>
        </div>
        <Link className="link" to={`/${hotelId}/checkout/guest-info`}>
          <Trans>Change</Trans>
        </Link>
      </section>
      <AcceptTerms isAccepted={isAccepted} orders={request.orders} onChange={setIsAccepted} />
      <OrderFailed error={order.error} homeLink={homeFor(hotelId, request)} onLeave={dropRooms} onClose={order.reset} />
      <div className="co__acts no-phone">{action}</div>
    </CheckoutFrame>
  );
}
