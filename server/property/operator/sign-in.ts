import { refuse, type Refusal } from '@stayfront/contract/problem';
import { signInLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { countWrongTry } from '../../platform/limit/count-wrong-try.ts';
import { beginSession, type Begun } from './begin-session.ts';
import type { Whence } from './whence.ts';
import { hashOperatorToken, isToken } from './operator-token.ts';
import { useLink } from './operator.store.ts';

type SignIn = {
  readonly token: string;
  readonly caller: string;
  readonly whence: Whence;
  readonly now: Instant;
};

/**
 * Turns a link into a session, however many strangers have guessed. A link that was used, has expired, was made for
 * another hotel or was guessed is refused in one way; who guesses is told to wait, longer and longer.
 */
export function signIn(
  db: Db,
  hotelId: number,
  { token, caller, whence, now }: SignIn,
): Promise<Begun | Refusal<'operator.link' | 'too_many_requests'>> {
  return inHotel(db, hotelId, async (tx, transaction) => {
    const begun = isToken(token) ? await begin(tx, hotelId, token, whence, now) : null;
    if (begun) return begun;
    const subjects = { 'sign-in-address': caller, 'sign-in-hotel': '' };
    return (await countWrongTry(tx, transaction, hotelId, subjects, signInLimits, now)) ?? refuse('operator.link');
  });
}

async function begin(tx: Tx, hotelId: number, token: string, whence: Whence, now: Instant): Promise<Begun | null> {
  const operator = await useLink(tx, hotelId, hashOperatorToken(token), now);
  return operator && beginSession(tx, hotelId, { operator, whence, begunAt: now, detail: {} }, now);
}
