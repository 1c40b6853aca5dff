import type { BookingRequest } from '../../flow/booking-request.ts';
import { writeSearch } from '../../flow/search.ts';

/** The rooms page, with the dates and guests that were being booked. */
export const homeFor = (hotelId: number, { search }: Pick<BookingRequest, 'search'>): string =>
  search ? `/${hotelId}?${writeSearch(new URLSearchParams(), search).toString()}` : `/${hotelId}`;
