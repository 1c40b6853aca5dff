import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteHolds } from './reservation.store.ts';
import type { StoredChange } from './stored-change.ts';

const fromRow = (row: Selectable<Tables['reservation_change']>): StoredChange => ({
  hotelId: row.hotel_id,
  changeId: row.change_id,
  reservationId: row.reservation_id,
  state: row.state,
  stays: row.stays,
  terms: row.terms,
  holdExpiresAt: row.hold_expires_at?.getTime() ?? null,
  deadline: row.deadline.getTime(),
});

export async function insertChange(tx: Tx, change: StoredChange, now: Instant): Promise<void> {
  await tx
    .insertInto('reservation_change')
    .values({
      hotel_id: change.hotelId,
      change_id: change.changeId,
      reservation_id: change.reservationId,
      state: change.state,
      stays: JSON.stringify(change.stays),
      terms: JSON.stringify(change.terms),
      created_at: new Date(now),
      changed_at: new Date(now),
      hold_expires_at: change.holdExpiresAt === null ? null : new Date(change.holdExpiresAt),
      deadline: new Date(change.deadline),
    })
    .execute();
}

export async function readChange(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  changeId: string,
): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The change that a guest is paying for. */
export async function readHeldChange(tx: Tx, hotelId: number, reservationId: string): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Brings a held change to its end. Lock the reservation before. */
export async function closeChange(tx: Tx, change: StoredChange, to: 'made' | 'ended', now: Instant): Promise<void> {
  await tx
    .updateTable('reservation_change')
    .set({ state: to, changed_at: new Date(now) })
    .where('hotel_id', '=', change.hotelId)
    .where('change_id', '=', change.changeId)
    .where('state', '=', 'held')
    .execute();
  await deleteHolds(tx, change.hotelId, change.reservationId);
}

/**
 * Lets go of a change that is being paid for, because the reservation goes another way. Whoever pays for it afterwards
 * gets the money back. `only` names it where another one may be held by now. Lock the reservation before.
 */
export async function endHeldChange(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  now: Instant,
  only?: string,
): Promise<void> {
  const held = await readHeldChange(tx, hotelId, reservationId);
  if (held && (only === undefined || held.changeId === only)) await closeChange(tx, held, 'ended', now);
}

/** Changes that still wait for a payment though their hold ended before an instant. */
export async function listForgottenChanges(tx: Tx, hotelId: number, before: Instant): Promise<StoredChange[]> {
  const rows = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'held')
    .where('hold_expires_at', '<', new Date(before))
    .execute();
  return rows.map(fromRow);
}
