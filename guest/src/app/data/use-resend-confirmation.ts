import { resendConfirmation } from '@stayfront/contract/link';
import { useMutation } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Has the confirmation sent once more. */
export function useResendConfirmation(hotelId: number, { reservationId, token }: ReservationLink) {
  const transport = useTransport();
  return useMutation({
    mutationFn: () => transport(resendConfirmation, { params: { hotelId, reservationId }, query: {}, body: { token } }),
  });
}
