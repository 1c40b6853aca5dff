import { cardRequestQuery } from '../../app/data/card-request-query.ts';
import { tokenIn } from '../../app/flow/reservation-link.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { loadReservation } from '../../features/reservation/load-reservation.ts';

export async function loadGiveCard(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, params, searchParams } = request;
  const link = { reservationId: params['reservationId'] ?? '', token: tokenIn(searchParams) };
  const [loaded] = await Promise.all([
    loadReservation(request),
    link.token === ''
      ? undefined
      : queryClient.query(cardRequestQuery(transport, config.hotelId, link)).catch(leaveToScreen),
  ]);
  return loaded;
}
