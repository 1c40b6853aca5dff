import type { Tx } from '../../platform/db/open-database.ts';
import type { OperatorEvent } from './operator-event.store.ts';

/** Writes down who did what, in the transaction that does it. The database lets nobody change it afterwards. */
export async function noteOperator(
  tx: Tx,
  hotelId: number,
  { happenedAt, who, what, detail }: Omit<OperatorEvent, 'eventId'>,
): Promise<void> {
  await tx
    .insertInto('operator_event')
    .values({ hotel_id: hotelId, happened_at: new Date(happenedAt), who, what, detail: JSON.stringify(detail) })
    .execute();
}
