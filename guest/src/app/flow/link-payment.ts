import type { ReservationLink } from './reservation-link.ts';

const nameOf = (hotelId: number): string => `stayfront-link-payment-${hotelId}`;

/** Remembers which link is being paid by: the provider's way back carries no token. */
export function keepLinkPayment(hotelId: number, link: ReservationLink): void {
  try {
    sessionStorage.setItem(nameOf(hotelId), JSON.stringify(link));
  } catch {
    // Forbidden: a guest who is led away opens the mail's link again to see how it went.
  }
}

/** The link that was being paid by, if it is this reservation's. */
export function keptLinkPayment(hotelId: number, reservationId: string): ReservationLink | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(hotelId)) ?? 'null') as ReservationLink | null;
    return kept?.reservationId === reservationId && typeof kept.token === 'string' ? kept : null;
  } catch {
    return null;
  }
}
