import type { submitSearchInfo } from '@stayfront/contract/search-info';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

type Told = RouteInput<typeof submitSearchInfo>['body'];

/** Keeps what a session looked for last, in place of what it looked for before. */
export async function keepSearch(tx: Tx, hotelId: number, { sessionId, ...detail }: Told, now: Instant): Promise<void> {
  const told = { searched_at: new Date(now), detail: JSON.stringify(detail) };
  await tx
    .insertInto('search')
    .values({ hotel_id: hotelId, session_id: sessionId, ...told })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'session_id']).doUpdateSet(told))
    .execute();
}
