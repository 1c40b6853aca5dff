import type { BookingRequest, Order } from './booking-request.ts';

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
