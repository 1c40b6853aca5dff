import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import { endSessionsOf } from './operator-session.store.ts';
import { endLinks, endOperator } from './operator.store.ts';

/** Shuts a person out at once: sessions, links and all. Says false where nobody of that address was in. */
export const removeOperator = (db: Db, hotelId: number, email: string, now: Instant): Promise<boolean> =>
  inHotel(db, hotelId, async (tx) => {
    const operatorId = await endOperator(tx, hotelId, email, now);
    if (operatorId === null) return false;
    await endLinks(tx, hotelId, operatorId, now);
    await endSessionsOf(tx, hotelId, operatorId, now);
    await noteOperator(tx, hotelId, { happenedAt: now, who: 'system', what: 'operator.removed', detail: { email } });
    return true;
  });
