import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Operator } from './operator.ts';
import { prolongSession, readSession } from './operator-session.store.ts';
import { hashOperatorToken, isToken } from './operator-token.ts';
import { idleEndOf, isWorthCounting } from './session-ends.ts';

/** Says whose session a cookie carries at a hotel; null where it is none that opens anything there. */
export type CheckOperator = (hotelId: unknown, token: string | undefined) => Promise<Operator | null>;

export const operatorChecker =
  (db: Db, now: () => Instant): CheckOperator =>
  async (id, token = '') => {
    const hotelId = Number(id);
    if (!/^\d{1,10}$/.test(String(id)) || hotelId < 1 || hotelId > 2_147_483_647 || !isToken(token)) return null;
    const sessionHash = hashOperatorToken(token);
    const session = await inHotel(db, hotelId, async (tx) => {
      const at = now();
      const open = await readSession(tx, hotelId, sessionHash, at);
      const until = open ? idleEndOf(open.begunAt, at) : 0;
      if (open && isWorthCounting(open.idleEnd, until)) await prolongSession(tx, hotelId, sessionHash, until);
      return open;
    });
    return session && { ...session, hotelId, sessionHash };
  };
