import type { QueryClient } from '@tanstack/react-query';

/** After something was done to a reservation: it, the list and the days it stands in are read once more. */
export const readReservationAgain = (client: QueryClient, hotelId: number, reservationId: string): Promise<unknown> =>
  Promise.all(
    [
      ['reservation', hotelId, reservationId],
      ['reservations', hotelId],
      ['day', hotelId],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
