import { useQuery } from '@tanstack/react-query';
import type { IncludedService } from '@stayfront/contract/included-service';
import type { OfferGiven } from '@stayfront/contract/offer';
import { servicesQuery } from '../../app/data/services-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { orderedServices, type Order, type OrderedService } from '../../app/flow/booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

type NamedOrder = {
  readonly roomName: string;
  readonly rateName: string;
  readonly meal: string | undefined;
  readonly services: readonly OrderedService[];
  /** What the package that it is part of includes. */
  readonly included: readonly IncludedService[];
  readonly offers: readonly OfferGiven[];
};

/** What an order is called in the language of the page, whichever the guest has chosen it in. */
export function useNamedOrder(order: Order): NamedOrder {
  const { guestRoomId, roomTypeName, product, language: chosenIn } = order;
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { data } = useQuery({
    ...servicesQuery(useTransport(), hotelId, product.reference, language),
    enabled: chosenIn !== language,
  });
  const told = chosenIn === language ? undefined : data;
  const nameOf = (id: string): string | undefined => told?.services.find(({ serviceId }) => serviceId === id)?.name;
  return {
    roomName: info.guestRooms.find(({ id }) => id === guestRoomId)?.roomTypeName ?? roomTypeName,
    rateName: told?.ratePlanName ?? product.ratePlanName,
    meal: told ? told.mealText : product.mealText,
    services: orderedServices(order).map((service) => ({
      ...service,
      name: nameOf(service.serviceId) ?? service.name,
    })),
    included: (product.includedServices ?? []).map((service) => ({
      ...service,
      name: nameOf(service.serviceId) ?? service.name,
    })),
    offers: (product.offers ?? []).map((offer) => ({
      ...offer,
      ...told?.offers?.find(({ offerId }) => offerId === offer.offerId),
    })),
  };
}
