import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { writeSearch } from '../../app/flow/search.ts';

/** The rooms page, with the dates and guests that were being booked. */
export const homeFor = (hotelId: number, { search }: Pick<BookingRequest, 'search'>): string =>
  search ? `/${hotelId}?${writeSearch(new URLSearchParams(), search).toString()}` : `/${hotelId}`;
