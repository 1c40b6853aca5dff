import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { deleteHolds } from './delete-holds.ts';
import type { StoredChange } from './stored-change.ts';
import { readHeldChange } from './read-change.ts';

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
