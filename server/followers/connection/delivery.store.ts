import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Selectable } from 'kysely';
import type { ConnectedTables } from '../../platform/db/connected-tables.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Delivery } from './delivery.ts';

type Row = Selectable<ConnectedTables['connection_delivery']>;

const deliveryOf = (row: Row): Delivery => ({
  deliveryId: Number(row.delivery_id),
  connection: row.connection as SystemId,
  reservationId: row.reservation_id,
  kind: row.kind,
  version: row.version,
  standing: row.standing,
  state: row.state,
  queuedAt: row.queued_at.getTime(),
  servedAt: row.served_at?.getTime() ?? null,
  settledAt: row.settled_at?.getTime() ?? null,
  tries: row.tries,
  lastStatus: row.last_status,
});

/**
 * What a system still has to take, the oldest first: of so many reservations, all that is open of each, so that nobody
 * hears the end of a story without its beginning.
 */
export async function readOpen(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  mostReservations: number,
): Promise<Delivery[]> {
  const { rows } = await sql<Row>`
    select * from connection_delivery
     where hotel_id = ${hotelId} and connection = ${connection} and state in ('waiting', 'served')
       and reservation_id in (
         select reservation_id from connection_delivery
          where hotel_id = ${hotelId} and connection = ${connection} and state in ('waiting', 'served')
          group by reservation_id order by min(delivery_id) limit ${mostReservations})
     order by delivery_id`.execute(tx);
  return rows.map(deliveryOf);
}

/** All of one reservation, whatever became of them, the oldest first; locked, so that they are settled once. */
export async function lockOfReservation(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  reservationId: string,
): Promise<Delivery[]> {
  const rows = await tx
    .selectFrom('connection_delivery')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .where('reservation_id', '=', reservationId)
    .orderBy('version')
    .forUpdate()
    .execute();
  return rows.map(deliveryOf);
}

const numbers = (ids: readonly number[]): string => `{${ids.join(',')}}`;

export async function updateServed(tx: Tx, hotelId: number, ids: readonly number[], now: Instant): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update connection_delivery set state = 'served', served_at = ${new Date(now)}, tries = tries + 1
     where hotel_id = ${hotelId} and delivery_id = any(${numbers(ids)}::bigint[]) and state in ('waiting', 'served')`.execute(
    tx,
  );
}

type Settled = {
  readonly state: 'acknowledged' | 'refused' | 'given-up' | 'waiting';
  readonly status: string;
  readonly isTry?: boolean;
};

export async function updateSettled(
  tx: Tx,
  hotelId: number,
  ids: readonly number[],
  { state, status, isTry = false }: Settled,
  now: Instant,
): Promise<void> {
  if (ids.length === 0) return;
  const settledAt = state === 'waiting' ? null : new Date(now);
  await sql`
    update connection_delivery
       set state = ${state}, last_status = ${status.slice(0, 200)}, settled_at = ${settledAt},
           tries = tries + ${isTry ? 1 : 0}
     where hotel_id = ${hotelId} and delivery_id = any(${numbers(ids)}::bigint[])`.execute(tx);
}

/** Of reservations of which anything was queued since an instant, all that was ever queued; the oldest first. */
export async function readQueuedSince(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  since: Instant,
  mostReservations: number,
): Promise<Delivery[]> {
  const { rows } = await sql<Row>`
    select * from connection_delivery
     where hotel_id = ${hotelId} and connection = ${connection} and reservation_id in (
       select reservation_id from connection_delivery
        where hotel_id = ${hotelId} and connection = ${connection} and queued_at > ${new Date(since)}
        group by reservation_id order by min(delivery_id) limit ${mostReservations})
     order by delivery_id`.execute(tx);
  return rows.map(deliveryOf);
}

/** What a system has still to take, and what it would not take since an instant; the oldest first. */
export async function readUnsettled(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  refusedSince: Instant,
  most: number,
): Promise<Delivery[]> {
  const { rows } = await sql<Row>`
    select * from connection_delivery
     where hotel_id = ${hotelId} and connection = ${connection}
       and (state in ('waiting', 'served')
            or (state in ('refused', 'given-up') and settled_at > ${new Date(refusedSince)}))
     order by delivery_id limit ${most}`.execute(tx);
  return rows.map(deliveryOf);
}

/**
 * Has a state told once more, and with it all that came after it; says which system's it is. Null where there is none.
 */
export async function reopen(tx: Tx, hotelId: number, deliveryId: number): Promise<SystemId | null> {
  const { rows } = await sql<{ connection: SystemId }>`
    update connection_delivery as later set state = 'waiting', settled_at = null, served_at = null
      from connection_delivery as one
     where one.hotel_id = ${hotelId} and one.delivery_id = ${deliveryId}
       and later.hotel_id = one.hotel_id and later.connection = one.connection
       and later.reservation_id = one.reservation_id and later.version >= one.version
    returning later.connection`.execute(tx);
  return rows[0]?.connection ?? null;
}
