import { Trans } from '@lingui/react/macro';
import { maxRooms } from '@stayfront/rules/stay/guests';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { servicesQuery } from '../../app/data/services-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { nextStep } from '../../app/flow/next-step.ts';
import { chosenOf, findServed, withOrder } from '../../app/flow/order-services.ts';
import { useNavigateSoon } from '../../app/flow/use-navigate-soon.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { CheckoutFrame } from '../../features/basket/checkout-frame.tsx';
import { useOrders } from '../../features/basket/use-orders.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { homeFor } from '../../features/frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { ServiceCard } from '../../features/service/service-card.tsx';
import { useGiveBack } from './use-give-back.ts';
import { useRoomTitle } from './use-room-title.ts';

/** What can be added to the room just chosen; what the rate includes and the hotel requires is in already. */
export default function AddServicesScreen() {
  const { roomId = '' } = useParams();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigateSoon = useNavigateSoon();
  useGiveBack();
  const [request, change] = useOrders('services');
  const orders = request?.orders ?? [];
  const index = findServed(orders, roomId);
  const order = orders[index];
  const services = useQuery(servicesQuery(useTransport(), hotelId, order?.product.reference ?? '', language));
  const name = info.guestRooms.find(({ id }) => id === roomId)?.roomTypeName ?? order?.roomTypeName ?? '';
  const title = useRoomTitle(orders, index, name);
  if (!request) return <FrameSkeleton isInside />;
  if (!order) return <Navigate to={homeFor(hotelId, request)} replace />;
  if (services.isError) return <TryAgain error={services.error} onRetry={() => void services.refetch()} />;
  if (!services.data) return <FrameSkeleton isInside />;

  const { services: offers, ratePlanName } = services.data;
  // Rate and services are named in one language, so that a page in another knows what to ask for.
  const named = { language, product: { ...order.product, ratePlanName } };
  const chosen = chosenOf(offers, order);
  const quantityOf = (id: string) => chosen.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const choose = (id: string, quantity: number) => {
    const quantities = offers.map(
      ({ serviceId, name, pricingType, units, unitPrice, hotelUnitPrice, vatBasisPoints }) => ({
        serviceId,
        name,
        pricingType,
        units,
        unitPrice,
        hotelUnitPrice,
        vatBasisPoints,
        quantity: serviceId === id ? quantity : quantityOf(serviceId),
      }),
    );
    const wanted = quantities.filter((service) => service.quantity > 0);
    change((current) => withOrder(current, index, { ...named, services: wanted }));
  };
  const leave = (widen: (current: BookingRequest) => BookingRequest = (current) => current) => {
    const next = widen(withOrder(request, index, { ...named, services: chosen, isBooked: true }));
    change(() => next);
    navigateSoon(nextStep(hotelId, next) ?? homeFor(hotelId, next));
  };
  const rooms = request.search?.rooms ?? [order.guests];
  const unbooked = rooms.length - orders.filter((one, place) => place !== index && one.isBooked).length;
  const addRoom = () =>
    leave((current) =>
      current.search ? { ...current, search: { ...current.search, rooms: [...rooms, order.guests] } } : current,
    );
  const action = (
    <Button kind="primary" size="l" onClick={() => leave()}>
      {unbooked <= 1 ? <Trans>Enter your contact details</Trans> : <Trans>Book next room</Trans>}
    </Button>
  );
  const another = rooms.length < maxRooms && (
    <Button size="l" onClick={addRoom}>
      <Plus className="ic" aria-hidden />
      <Trans>Add another room stay</Trans>
    </Button>
  );
  const shown = withOrder(request, index, { ...named, services: chosen }).orders;
  return (
    <CheckoutFrame step="services" orders={shown} action={action}>
      <header className="co__head">
        <h1>
          <Trans>Make it your stay</Trans>
        </h1>
        <p className="muted">
          <Trans>{title}. Everything here is optional unless it says otherwise.</Trans>
        </p>
      </header>
      <div className="svcs">
        {offers.map((offer) => (
          <ServiceCard
            key={offer.serviceId}
            offer={offer}
            quantity={quantityOf(offer.serviceId)}
            onChange={(quantity) => choose(offer.serviceId, quantity)}
          />
        ))}
      </div>
      <div className="co__acts no-phone">
        {another}
        {action}
      </div>
      <div className="co__acts only-phone">{another}</div>
    </CheckoutFrame>
  );
}
