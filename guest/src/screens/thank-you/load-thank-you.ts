import { reservationQuery } from '../../app/data/queries.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';

/** Where the address names the reservation: after a booking the browser has it already. */
export async function loadThankYou(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, searchParams, language } = request;
  const [reservationId, token] = [searchParams.get('reservationId'), searchParams.get('t')];
  if (reservationId && token)
    await queryClient
      .query(reservationQuery(transport, config.hotelId, { reservationId, token }, language))
      .catch(leaveToScreen);
  return {};
}
