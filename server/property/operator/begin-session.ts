import type { SignedInOperator } from '@stayfront/contract/operator';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import { insertSession } from './operator-session.store.ts';
import type { Whence } from './whence.ts';
import { hashOperatorToken, makeToken } from './operator-token.ts';
import type { StoredOperator } from './operator.store.ts';
import { idleEndOf, lastEndOf } from './session-ends.ts';

export type Begun = { readonly sessionToken: string; readonly operator: SignedInOperator };

type Beginning = {
  readonly operator: Pick<StoredOperator, 'operatorId' | 'email' | 'role'>;
  readonly whence: Whence;
  /** When they proved who they are: now, or where they came from. */
  readonly begunAt: Instant;
  /** By what, for the history. */
  readonly detail: object;
};

/** A session of somebody who is known by now, written down with the way they came. */
export async function beginSession(
  tx: Tx,
  hotelId: number,
  { operator: { operatorId, email, role }, whence, begunAt, detail }: Beginning,
  now: Instant,
): Promise<Begun> {
  const sessionToken = makeToken();
  const session = { sessionHash: hashOperatorToken(sessionToken), operatorId, ...whence, begunAt };
  await insertSession(tx, hotelId, { ...session, expiresAt: idleEndOf(begunAt, now) }, now);
  await noteOperator(tx, hotelId, { happenedAt: now, who: email, what: 'operator.signed_in', detail });
  return { sessionToken, operator: { email, role, expiresAt: new Date(lastEndOf(begunAt)).toISOString() } };
}
