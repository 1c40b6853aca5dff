import { confirmReservation } from '@stayfront/contract/confirm-reservation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Confirms a booking with the code that came by mail. */
export function useConfirmReservation(hotelId: number, { reservationId, token }: ReservationLink) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      transport(confirmReservation, { params: { hotelId, reservationId }, query: {}, body: { token, code } }),
    // Confirmed or too late, it is no longer what this browser remembers.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] }),
  });
}
