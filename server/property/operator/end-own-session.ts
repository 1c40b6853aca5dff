import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import type { Operator } from './operator.ts';
import { endSessionOf } from './operator-session.store.ts';

/** Signs a person out elsewhere. Of a session that is not theirs nothing is said, and nothing happens to it. */
export const endOwnSession = (
  db: Db,
  { hotelId, operatorId, email }: Operator,
  sessionId: string,
  now: Instant,
): Promise<{ sessionId: string; isEnded: true }> =>
  inHotel(db, hotelId, async (tx) => {
    const sessionHash = Buffer.from(sessionId, 'base64url');
    const ended = await endSessionOf(tx, hotelId, { operatorId, sessionHash }, now);
    const note = { happenedAt: now, who: email, what: 'operator.session_ended' };
    if (ended) await noteOperator(tx, hotelId, { ...note, detail: ended });
    return { sessionId, isEnded: true };
  });
