import type { ReservationLink } from '../../app/flow/reservation-link.ts';

/** The page on which a room is changed, or one is added. */
export const changeAddress = (
  hotelId: number,
  { reservationId, token }: ReservationLink,
  roomStayIndex: number | 'new',
): string =>
  `/${hotelId}/reservation/${reservationId}/change/${roomStayIndex}?${new URLSearchParams({ t: token }).toString()}`;

/** The page on which a change is paid for that is held; `returned` while the provider's answer is awaited there. */
export function payChangeAddress(
  hotelId: number,
  { reservationId, token }: ReservationLink,
  changeId: string,
  how: 'plain' | 'returned' = 'plain',
): string {
  const query = new URLSearchParams({ t: token, ...(how === 'returned' ? { returned: '1' } : {}) });
  return `/${hotelId}/reservation/${reservationId}/change/pay/${changeId}?${query.toString()}`;
}
