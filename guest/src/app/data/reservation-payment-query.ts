import type { Transport } from '@stayfront/contract/call';
import { getReservationPayment } from '@stayfront/contract/reservation-payment';
import { queryOptions } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';

/** How a reservation stands with its money. Never old: somebody may have paid in another window. */
export const reservationPaymentQuery = (
  transport: Transport,
  hotelId: number,
  { reservationId, token }: ReservationLink,
) =>
  queryOptions({
    queryKey: ['reservation-payment', hotelId, reservationId],
    queryFn: () =>
      transport(getReservationPayment, {
        params: { hotelId, reservationId },
        query: { t: token },
        body: undefined,
      }),
    staleTime: 10_000,
  });
