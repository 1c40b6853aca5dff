import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { type StoredEvent, type Row, eventOf } from './event.store.ts';

/** A place in the order of happenings: those with a smaller transaction, or the same and a smaller id, lie before it. */
export type EventPlace = { readonly transactionId: string; readonly eventId: number };

/**
 * What happened after a place, in an order that nothing can be inserted into any more: ids are given out before a
 * transaction commits, so a reader who goes by them alone would pass over what commits late. Happenings of transactions
 * that are still under way, or younger than one that is, wait for the next time.
 */
export async function readEventsAfter(
  tx: Tx,
  hotelId: number,
  after: EventPlace,
  most: number,
): Promise<{ readonly event: StoredEvent; readonly place: EventPlace }[]> {
  // "order by" would take a column of the answer before one of the table: were the text named as the number is, ten
  // thousand would come before nine thousand, and a reader be sent past what it has not been told of.
  const { rows } = await sql<Row & { place: string }>`
    select event_id, reservation_id, who, what, detail, total, happened_at, transaction_id::text as place
      from reservation_event
     where hotel_id = ${hotelId}
       and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       and (transaction_id, event_id) > (${after.transactionId}::xid8, ${after.eventId}::bigint)
     order by reservation_event.transaction_id, reservation_event.event_id
     limit ${most}`.execute(tx);
  return rows.map((row) => ({
    event: eventOf(row),
    place: { transactionId: row.place, eventId: row.event_id },
  }));
}

/** A place that this database cannot have given out: it was, before it was put back from a backup. */
export async function isFromElsewhere(tx: Tx, { transactionId }: EventPlace): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${transactionId}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as is`.execute(tx);
  return rows[0]?.is ?? false;
}
