import type { BookingRequest } from './booking-request.ts';

/** Whether the held rooms are those that would be booked now; changed since, they have to be given back first. */
export const isHeldAsChosen = ({ paying, bookingKey }: BookingRequest): boolean =>
  paying !== null && bookingKey !== null;
