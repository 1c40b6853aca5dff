import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import type { ServiceOffer } from '@stayfront/contract/service';
import { useQuery } from '@tanstack/react-query';
import { changeOffersQuery, stayServicesQuery } from '../../app/data/change-queries.ts';
import { servicesQuery } from '../../app/data/services-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { isAsBooked } from '../../app/flow/requested-change.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import type { ChangeProps } from './change-props.ts';
import { offeredRooms } from './offered-rooms.ts';
import { requestedQuantity } from './requested-quantity.ts';

type WishedService = { readonly offer: ServiceOffer; readonly quantity: number };

/** What the wish stands for among what the hotel offers. */
export function useChoice({ reservation, room, booked, start, wish }: ChangeProps) {
  const transport = useTransport();
  const { language } = useVisit();
  const offers = useQuery(changeOffersQuery(transport, room, wish, language));
  /** The booked room, where it can be had as it is. */
  const kept: ReservedRoom | null = isAsBooked(wish, start) ? booked : null;
  const rooms: AvailabilityItem[] = offers.data ? offeredRooms(offers.data, reservation, kept) : [];
  // Before anything is chosen: the room as it is, or on other days the same room and rate if they have one.
  const own = booked && !kept ? `${booked.guestRoomId}.${booked.ratePlanId}` : null;
  const productId = wish.productId ?? own;
  const product: Product | null =
    rooms.flatMap(({ products }) => products).find((one) => one.productId === productId) ?? null;
  const isKept = kept !== null && product === null;
  const reference = product?.reference ?? null;
  const ofProduct = useQuery({
    ...servicesQuery(transport, room.hotelId, reference ?? '', language),
    enabled: reference !== null && product?.hasServices === true,
  });
  const ofStay = useQuery({ ...stayServicesQuery(transport, room, language), enabled: isKept });
  const asked = isKept ? ofStay : ofProduct;
  const services: WishedService[] = (product?.hasServices === false ? [] : (asked.data?.services ?? [])).map(
    (offer) => ({
      offer,
      quantity: requestedQuantity(offer, wish, booked),
    }),
  );
  const hadQuantity = (serviceId: string): number =>
    booked?.services.find((service) => service.serviceId === serviceId)?.quantity ?? 0;
  const isSame = isKept && services.every(({ offer, quantity }) => quantity === hadQuantity(offer.serviceId));
  const areServicesReady = product?.hasServices === false || asked.data !== undefined;
  return {
    offers,
    rooms,
    kept,
    product,
    isKept,
    services,
    areServicesReady,
    /** Something else than what is booked is chosen, and all of it is known. */
    isReady: (product !== null || isKept) && areServicesReady && !isSame,
    servicesFailed: asked.isError,
    retryServices: () => void asked.refetch(),
    /** What the hotel is asked for; null while nothing is chosen, or while services are on their way. */
    wished:
      product || isKept
        ? {
            reference,
            services: services
              .filter(({ quantity }) => quantity > 0)
              .map(({ offer, quantity }) => ({
                serviceId: offer.serviceId,
                quantity,
                totalPrice: offer.unitPrice * quantity,
              })),
          }
        : null,
  };
}

export type Choice = ReturnType<typeof useChoice>;
