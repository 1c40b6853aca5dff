import type { Order } from '../../flow/booking-request.ts';
import { writeSearch } from '../../flow/search.ts';

/** The rooms page, with the dates and guests that were being booked. */
export function homeFor(hotelId: number, orders: readonly Order[]): string {
  const [order] = orders;
  return order ? `/${hotelId}?${writeSearch(new URLSearchParams(), order).toString()}` : `/${hotelId}`;
}
