import { RefusedCall } from '@stayfront/contract/call';
import { reservationQuery } from '../../app/data/queries.ts';
import { tokenIn } from '../../app/flow/reservation-link.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';

/** The reservation that a link opens; one that opens nothing is gone. */
export async function loadReservation(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, params, searchParams, language } = request;
  const link = { reservationId: params['reservationId'] ?? '', token: tokenIn(searchParams) };
  if (link.token === '') return { isGone: true };
  try {
    await queryClient.query(reservationQuery(transport, config.hotelId, link, language));
    return {};
  } catch (error) {
    return { isGone: error instanceof RefusedCall };
  }
}
