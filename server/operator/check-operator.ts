import type { Refusal } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import { prolongSession, readSession, type OpenSession } from './operator-session.store.ts';
import { hashOperatorToken, isToken } from './operator-token.ts';
import { idleEndOf, isWorthCounting } from './session-ends.ts';

/** Somebody of a hotel who has signed in. */
export type Operator = OpenSession & { readonly hotelId: number; readonly sessionHash: Buffer };

/** Says whose session a cookie carries at a hotel; null where it is none that opens anything there. */
export type CheckOperator = (hotelId: unknown, token: string | undefined) => Promise<Operator | null>;

export const operatorChecker =
  (db: Db, now: () => Instant): CheckOperator =>
  async (id, token = '') => {
    const hotelId = Number(id);
    if (!/^\d{1,10}$/.test(String(id)) || hotelId < 1 || hotelId > 2_147_483_647 || !isToken(token)) return null;
    const sessionHash = hashOperatorToken(token);
    const session = await inHotel(db, hotelId, async (tx) => {
      const asked = now();
      const open = await readSession(tx, hotelId, sessionHash, asked);
      const until = open ? idleEndOf(open.begunAt, asked) : 0;
      if (open && isWorthCounting(open.idleEnd, until)) await prolongSession(tx, hotelId, sessionHash, until);
      return open;
    });
    return session && { ...session, hotelId, sessionHash };
  };

/** No session, one that has ended and one of another hotel are refused in one way. */
export function barOperator(
  needed: Route['needsOperator'],
  operator: Operator | null | undefined,
  hotelId: unknown,
): Refusal | null {
  if (!needed) return null;
  if (!operator || String(operator.hotelId) !== String(hotelId)) return { refused: 'operator.missing' };
  return needed === 'editor' && operator.role !== 'editor' ? { refused: 'operator.role' } : null;
}
