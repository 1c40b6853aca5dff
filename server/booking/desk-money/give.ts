import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isWithin, mayGive } from '@stayfront/rules/people/may-give';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { insertConcession, readGiven, readLimit } from './limit.store.ts';

type Gift = { readonly reservationId: string; readonly kind: 'refund' | 'fee'; readonly amount: number };

/**
 * Whoever gives money back or waives a fee asks here, in the transaction that does it and with the reservation locked: it
 * is written down, and refused where it is more than the owner lets the front desk give. One rule for all of them.
 */
export async function give(
  tx: Tx,
  { hotelId, role, by }: Staff,
  { reservationId, kind, amount }: Gift,
  now: Instant,
): Promise<Refusal<'money.limit'> | null> {
  if (amount <= 0) return null;
  const limit = await readLimit(tx, hotelId, 'lock');
  const before = await readGiven(tx, hotelId, reservationId);
  if (!isWithin(amount, mayGive(role, { limit, before }))) return refuse('money.limit');
  await insertConcession(tx, { hotelId, reservationId }, { kind, amount, by, role }, now);
  return null;
}
