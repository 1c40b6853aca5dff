import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type OperatorEvent = {
  readonly eventId: number;
  readonly happenedAt: Instant;
  readonly who: string;
  readonly what: string;
  readonly detail: object;
};

/** The newest first, from before a certain one. */
export async function readOperatorEvents(
  tx: Tx,
  hotelId: number,
  before: number | undefined,
  most: number,
): Promise<OperatorEvent[]> {
  const rows = await tx
    .selectFrom('operator_event')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .$if(before !== undefined, (query) => query.where('event_id', '<', before ?? 0))
    .orderBy('event_id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    happenedAt: row.happened_at.getTime(),
    who: row.who,
    what: row.what,
    detail: row.detail,
  }));
}
