import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import { endSessionsOf } from './operator-session.store.ts';
import { endLinks, endOperator } from './operator.store.ts';

/** Ends sessions, links and all of a person; false where nobody of that address was in. */
export async function shutOut(tx: Tx, hotelId: number, email: string, who: string, now: Instant): Promise<boolean> {
  const ended = await endOperator(tx, hotelId, email, now);
  if (!ended) return false;
  const { operatorId, role } = ended;
  await endLinks(tx, hotelId, operatorId, now);
  await endSessionsOf(tx, hotelId, { operatorId }, now);
  await noteOperator(tx, hotelId, {
    happenedAt: now,
    who,
    what: 'operator.removed',
    detail: { email, role: [role, null] },
  });
  return true;
}
