import { cancelRoomStay } from '@stayfront/contract/cancel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Cancels one room of a reservation that has several. Pressed again after a lost answer it is still cancelled once. */
export function useCancelRoom(hotelId: number, { reservationId, token }: ReservationLink) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (roomStayIndex: number) =>
      transport(cancelRoomStay, {
        params: { hotelId, reservationId, roomStayIndex },
        query: {},
        body: { token },
      }),
    // Also after a no: what made the hotel refuse is to be seen.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] });
      await queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] });
    },
  });
}
