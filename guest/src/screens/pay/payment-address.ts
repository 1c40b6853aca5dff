import type { ReservationLink } from '../../flow/reservation-link.ts';

/** The page on which a reservation is paid for. */
export const paymentAddress = (hotelId: number, { reservationId, token }: ReservationLink): string =>
  `/${hotelId}/reservation/payment/${reservationId}?${new URLSearchParams({ t: token }).toString()}`;
