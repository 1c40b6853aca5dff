import type { ReservationLink } from './reservation-link.ts';

/** The page on which a card is given as guarantee. */
export const cardAddress = (hotelId: number, { reservationId, token }: ReservationLink): string =>
  `/${hotelId}/reservation/card/${reservationId}?${new URLSearchParams({ t: token }).toString()}`;
