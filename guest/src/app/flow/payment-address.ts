import type { ReservationLink } from './reservation-link.ts';

/** The page on which a reservation is paid for; `returned` while the provider's answer is awaited there. */
export function paymentAddress(
  hotelId: number,
  { reservationId, token }: ReservationLink,
  how: 'plain' | 'returned' = 'plain',
): string {
  const query = new URLSearchParams({ t: token, ...(how === 'returned' ? { returned: '1' } : {}) });
  return `/${hotelId}/reservation/payment/${reservationId}?${query.toString()}`;
}
