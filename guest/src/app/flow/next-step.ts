import { progressOf, type BookingRequest, type Order, type SearchedFor } from './booking-request.ts';

/** The services page of a room, if it has services. */
export const servicesOf = (hotelId: number, order: Order | undefined): string | null =>
  order?.product.hasServices ? `/${hotelId}/checkout/add-services/${order.guestRoomId}` : null;

/** The services page of the first room whose guest has not been asked yet. */
export const unaskedServices = (hotelId: number, { orders }: Pick<BookingRequest, 'orders'>): string | null =>
  servicesOf(
    hotelId,
    orders.find(({ product, isBooked = false }) => product.hasServices && !isBooked),
  );

/** Where a booking goes on: services not asked for yet, then the contact form; nowhere while a stay has no room. */
export function nextStep(hotelId: number, request: Pick<BookingRequest, 'orders' | 'search'>): string | null {
  const services = unaskedServices(hotelId, request);
  if (services) return services;
  const isAllBooked = request.orders.length >= (request.search?.rooms.length ?? 1);
  return isAllBooked ? `/${hotelId}/checkout/guest-info` : null;
}

/**
 * Where a guest at the rooms goes on who has chosen them all; null while a stay has none. How many are wanted is what the
 * address says: the booking hears of that only with the answer to the search.
 */
export function completingStep(
  hotelId: number,
  request: Pick<BookingRequest, 'orders' | 'isDetailed'>,
  search: SearchedFor,
): string | null {
  const { isAllBooked, isPaymentAllowed } = progressOf(request, search.rooms);
  if (!isAllBooked) return null;
  return isPaymentAllowed ? `/${hotelId}/checkout/card-details` : nextStep(hotelId, { orders: request.orders, search });
}
