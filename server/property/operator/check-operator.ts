import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import { operatorCookieName } from './operator-cookie.ts';
import type { Operator } from './operator.ts';
import { prolongSession, readSession } from './operator-session.store.ts';
import { hashOperatorToken, isToken } from './operator-token.ts';
import { idleEndOf, isWorthCounting } from './session-ends.ts';

/** What of a request says who asks. */
export type Asking = { readonly cookies: Readonly<Record<string, string | undefined>>; readonly ip: string };

/** Says whose session a request carries at a hotel; null where it is none that opens anything there. */
export type CheckOperator = (hotelId: unknown, asking: Asking) => Promise<Operator | null>;

export const operatorChecker =
  (db: Db, publicUrl: () => string, now: () => Instant): CheckOperator =>
  async (id, { cookies, ip }) => {
    const hotelId = Number(id);
    if (!/^\d{1,10}$/.test(String(id)) || hotelId < 1 || hotelId > 2_147_483_647) return null;
    const token = cookies[operatorCookieName(hotelId, publicUrl())] ?? '';
    if (!isToken(token)) return null;
    const sessionHash = hashOperatorToken(token);
    const session = await inHotel(db, hotelId, async (tx) => {
      const at = now();
      const open = await readSession(tx, hotelId, sessionHash, at);
      if (!open) return null;
      const until = idleEndOf(open.begunAt, at);
      const use = { operatorId: open.operatorId, until, network: networkOf(ip) };
      if (isWorthCounting(open.idleEnd, until)) await prolongSession(tx, hotelId, sessionHash, use, at);
      return open;
    });
    return session && { ...session, hotelId, sessionHash };
  };
