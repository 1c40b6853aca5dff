import type { ServiceOffer } from '@stayfront/contract/service';
import { withOrders, type BookingRequest, type Order, type OrderedService } from './booking-request.ts';

/** The room whose services a page shows: the first of that type not asked for yet, or the last. */
export function findServed(orders: readonly Order[], guestRoomId: string): number {
  const isIt = (order: Order): boolean => order.guestRoomId === guestRoomId;
  const unasked = orders.findIndex((order) => isIt(order) && !order.isBooked);
  return unasked >= 0 ? unasked : orders.findLastIndex(isIt);
}

/** What is in an order of what the hotel offers today: the guest's choice, or what is chosen before any. */
export const chosenOf = (offers: readonly ServiceOffer[], { services }: Order): OrderedService[] =>
  offers
    .map(({ serviceId, name, pricingType, units, unitPrice, hotelUnitPrice, vatBasisPoints, defaultQuantity }) => {
      const known = services?.find((service) => service.serviceId === serviceId)?.quantity;
      const quantity = services ? (known ?? 0) : defaultQuantity;
      return { serviceId, name, pricingType, units, unitPrice, hotelUnitPrice, vatBasisPoints, quantity };
    })
    .filter(({ quantity }) => quantity > 0);

/** The next quantity of a service: from nothing to its least, below its least to nothing, never above its most. */
export function nextQuantity(offer: ServiceOffer, now: number, wished: number): number {
  const least = Math.max(1, offer.minQuantity);
  const floor = offer.required || offer.included ? least : 0;
  if (wished < least) return wished > now ? least : floor;
  return Math.min(wished, offer.maxQuantity);
}

export const withOrder = (request: BookingRequest, index: number, part: Partial<Order>): BookingRequest =>
  withOrders(
    request,
    request.orders.map((order, position) => (position === index ? { ...order, ...part } : order)),
  );
