import type { SignedInOperator } from '@stayfront/contract/operator';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { beginSession } from './begin-session.ts';
import type { Asking, CheckOperator } from './check-operator.ts';
import { findPerson } from './find-person.ts';
import { isSame } from './list-own-hotels.ts';
import type { Operator } from './operator.ts';
import type { Whence } from './whence.ts';
import { lastEndOf } from './session-ends.ts';

type Deps = { readonly db: Db; readonly checkOperator: CheckOperator };
type Way = { readonly toHotelId: number; readonly asking: Asking | undefined; readonly whence: Whence };

/** A session at the other hotel: a new one by its token, or the one that this browser has there. */
export type Switched = { readonly operator: SignedInOperator; readonly sessionToken: string | null };

/**
 * Lets somebody of this hotel in at another where the same address works. The new session ends when this one would at the
 * latest: going to and fro makes none last longer than since its owner proved who they are.
 */
export async function switchHotel(
  { db, checkOperator }: Deps,
  { hotelId: from, email, begunAt }: Operator,
  { toHotelId, asking, whence }: Way,
  now: Instant,
): Promise<Switched | Refusal<'person.unknown'>> {
  const there = asking ? await checkOperator(toHotelId, asking) : null;
  if (there && isSame(there, email)) {
    const expiresAt = new Date(lastEndOf(there.begunAt)).toISOString();
    return { operator: { email: there.email, role: there.role, expiresAt }, sessionToken: null };
  }
  return inHotel(db, toHotelId, async (tx) => {
    const operator = await findPerson(tx, toHotelId, email);
    if (!operator) return refuse('person.unknown');
    return beginSession(tx, toHotelId, { operator, whence, begunAt, detail: { from } }, now);
  });
}
