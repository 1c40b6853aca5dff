import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredChange } from './stored-change.ts';

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
