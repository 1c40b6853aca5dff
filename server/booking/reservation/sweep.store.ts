import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** Reservations that still wait for a payment though their hold ended before an instant. */
export async function listGivenUp(tx: Tx, hotelId: number, before: Instant): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', 'held')
    .where('hold_expires_at', '<', new Date(before))
    .execute();
  return rows.map((row) => row.reservation_id);
}

/** Reservations that were to be confirmed by mail, and were not in time. */
export async function listUnconfirmed(tx: Tx, hotelId: number, now: Instant): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', 'held')
    .where('is_mail_asked', '=', true)
    .where('hold_expires_at', '<=', new Date(now))
    .execute();
  return rows.map((row) => row.reservation_id);
}

/** Networks are known again for as long as their bookings are counted. */
export async function forgetNetworks(tx: Tx, hotelId: number, before: Instant): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ network_mark: null })
    .where('hotel_id', '=', hotelId)
    .where('is_unsecured', '=', true)
    .where('network_mark', 'is not', null)
    .where('created_at', '<', new Date(before))
    .execute();
}

export async function deleteEndedHolds(tx: Tx, hotelId: number, now: Instant): Promise<void> {
  await tx.deleteFrom('hold').where('hotel_id', '=', hotelId).where('expires_at', '<=', new Date(now)).execute();
}

type Ages = { readonly keysBefore: Instant; readonly tracesBefore: Instant };

/** Deletes what was remembered for a while: answers to repeated requests, searches and wrong tries. */
export async function deleteOld(tx: Tx, hotelId: number, { keysBefore, tracesBefore }: Ages): Promise<void> {
  const traces = new Date(tracesBefore);
  await tx
    .deleteFrom('idempotency')
    .where('hotel_id', '=', hotelId)
    .where('created_at', '<', new Date(keysBefore))
    .execute();
  await tx.deleteFrom('search').where('hotel_id', '=', hotelId).where('searched_at', '<', traces).execute();
  await tx.deleteFrom('attempt').where('hotel_id', '=', hotelId).where('began_at', '<', traces).execute();
}
