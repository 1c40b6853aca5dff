import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import type { Operator } from './operator.ts';
import { endSessionsOf } from './operator-session.store.ts';

/** Signs a person out everywhere at this hotel but where they ask from. */
export const endOtherSessions = (
  db: Db,
  { hotelId, operatorId, email, sessionHash: kept }: Operator,
  now: Instant,
): Promise<{ ended: number }> =>
  inHotel(db, hotelId, async (tx) => {
    const ended = await endSessionsOf(tx, hotelId, { operatorId, kept }, now);
    const note = { happenedAt: now, who: email, what: 'operator.sessions_ended' };
    if (ended > 0) await noteOperator(tx, hotelId, { ...note, detail: { ended } });
    return { ended };
  });
