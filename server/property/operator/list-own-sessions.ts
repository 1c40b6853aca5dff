import type { listSessions } from '@stayfront/contract/people';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Operator } from './operator.ts';
import { readSessionsOf } from './operator-session.store.ts';

/** Where somebody is signed in. A session is called by its hash, which opens nothing. */
export async function listOwnSessions(
  db: Db,
  { hotelId, operatorId, sessionHash }: Operator,
  now: Instant,
): Promise<RouteAnswer<typeof listSessions>['sessions']> {
  const open = await inHotel(db, hotelId, (tx) => readSessionsOf(tx, hotelId, operatorId, now));
  return open.map((session) => ({
    sessionId: session.sessionHash.toString('base64url'),
    device: session.device,
    network: session.network,
    begunAt: new Date(session.begunAt).toISOString(),
    lastUsedAt: new Date(session.lastUsedAt).toISOString(),
    isThis: session.sessionHash.equals(sessionHash),
  }));
}
