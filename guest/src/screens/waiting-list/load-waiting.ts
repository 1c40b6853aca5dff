import { RefusedCall } from '@stayfront/contract/call';
import { waitingQuery } from '../../app/data/waiting-queries.ts';
import { tokenIn } from '../../app/flow/reservation-link.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';

/** The place on the list that a link opens; one that opens nothing is gone. */
export async function loadWaiting({
  queryClient,
  transport,
  config,
  params,
  searchParams,
}: ScreenRequest): Promise<Partial<Loaded>> {
  const link = { waitingId: params['waitingId'] ?? '', token: tokenIn(searchParams) };
  if (link.token === '') return { isGone: true };
  try {
    await queryClient.query(waitingQuery(transport, config.hotelId, link));
    return {};
  } catch (error) {
    return { isGone: error instanceof RefusedCall };
  }
}
