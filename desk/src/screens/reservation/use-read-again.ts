import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../../app/page/desk-context.tsx';

/** After something was done to a reservation: it, the list and the days it stands in are read once more. */
export function useReadAgain(reservationId: string): () => Promise<unknown> {
  const { hotelId } = useDesk();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        ['reservation', hotelId, reservationId],
        ['reservations', hotelId],
        ['day', hotelId],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
