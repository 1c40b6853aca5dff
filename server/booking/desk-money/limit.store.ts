import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** How much the front desk may give; locked against whoever is changing it, so that a lower one counts at once. */
export async function readLimit(tx: Tx, hotelId: number, lock?: 'lock'): Promise<number> {
  let query = tx.selectFrom('front_desk_limit').select('amount').where('hotel_id', '=', hotelId);
  if (lock) query = query.forShare();
  return (await query.executeTakeFirst())?.amount ?? 0;
}

export async function saveLimit(tx: Tx, hotelId: number, amount: number, now: Instant): Promise<void> {
  await tx
    .insertInto('front_desk_limit')
    .values({ hotel_id: hotelId, amount, changed_at: new Date(now) })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ amount, changed_at: new Date(now) }))
    .execute();
}

/** What the front desk has given of a reservation so far. */
export async function readGiven(tx: Tx, hotelId: number, reservationId: string): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(amount), 0)::bigint as given from concession
     where hotel_id = ${hotelId} and reservation_id = ${reservationId} and role = 'front-desk'`.execute(tx);
  return rows[0]?.given ?? 0;
}

type Concession = {
  readonly kind: 'refund' | 'fee';
  readonly amount: number;
  readonly by: string;
  readonly role: Role;
};

export async function insertConcession(
  tx: Tx,
  { hotelId, reservationId }: { readonly hotelId: number; readonly reservationId: string },
  { kind, amount, by, role }: Concession,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('concession')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      kind,
      amount,
      role,
      given_by: by,
      given_at: new Date(now),
    })
    .execute();
}
