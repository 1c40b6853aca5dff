import { discardChange } from '@stayfront/contract/change';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Lets go of a change that is held. Paid for meanwhile, it is made; either way the page then shows how it stands. */
export function useDiscardChange(hotelId: number, { reservationId, token }: ReservationLink, changeId: string) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      transport(discardChange, { params: { hotelId, reservationId, changeId }, query: {}, body: { token } }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['change-status', hotelId, reservationId] });
      await queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] });
    },
  });
}
