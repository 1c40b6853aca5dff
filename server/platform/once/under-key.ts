import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import { inHotel, type Send, type Transaction } from '../db/in-hotel.ts';
import type { Db, Tx } from '../db/open-database.ts';

export type OnceKey = {
  readonly hotelId: number;
  readonly operation: string;
  readonly key: string;
  readonly body: unknown;
};

type Deed<Answer, Result> = {
  /** Where it is known beforehand it is written with the key; null where `keepAnswer` does so later. */
  readonly answer: Answer | null;
  /** Asked together with the key, in one trip: whatever it returns but null is the result, and nothing is done. */
  readonly check: (send: Send) => Promise<Result | null>;
  readonly act: (tx: Tx, transaction: Transaction) => Promise<Result>;
  /** What somebody gets who asks again. */
  readonly again: (answer: Answer) => Result;
};

/**
 * Does something once per key, in one transaction with the record that it was done. The same request again, at the same
 * time or after a crash, gets the first answer; another request under the same key is refused. Who refuses inside of it
 * rolls back, so that no trace is left and the caller may try again.
 */
export async function underKey<Answer extends object, Result>(
  db: Db,
  key: OnceKey,
  now: Instant,
  { answer, check, act, again }: Deed<Answer, Result>,
): Promise<Result | Refusal<'idempotency.mismatch'>> {
  const bodyHash = createHash('sha256').update(JSON.stringify(key.body)).digest();
  return inHotel(db, key.hotelId, async (tx, transaction) => {
    const { send, rollBack } = transaction;
    // A second request with this key waits here until the first has committed or rolled back.
    const claiming = send(claimKey(key, bodyHash, answer, now));
    const [claimed, stop] = await Promise.all([claiming, check(send)]);
    if (claimed.length > 0 && stop === null) return act(tx, transaction);
    const [done] = claimed.length === 0 ? await send<{ body_hash: Buffer; answer: Answer }>(readAnswer(key)) : [];
    await rollBack();
    if (claimed.length > 0 && stop !== null) return stop;
    if (!done) throw new Error('The answer under a key was deleted while it was asked for');
    return done.body_hash.equals(bodyHash) ? again(done.answer) : refuse('idempotency.mismatch');
  });
}

const claimKey = ({ hotelId, operation, key }: OnceKey, bodyHash: Buffer, answer: unknown, now: Instant) => ({
  name: 'claim-key',
  text: `insert into idempotency (hotel_id, operation, key, body_hash, answer, created_at)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
  values: [hotelId, operation, key, bodyHash, answer === null ? null : JSON.stringify(answer), new Date(now)],
});

const readAnswer = ({ hotelId, operation, key }: OnceKey) => ({
  name: 'read-answer',
  text: 'select body_hash, answer from idempotency where hotel_id = $1 and operation = $2 and key = $3',
  values: [hotelId, operation, key],
});

/** Writes the answer beside its key, where it became known only while it was worked for. */
export const keepAnswer = ({ hotelId, operation, key }: OnceKey, answer: object): pg.QueryConfig => ({
  name: 'keep-answer',
  text: 'update idempotency set answer = $4 where hotel_id = $1 and operation = $2 and key = $3',
  values: [hotelId, operation, key, JSON.stringify(answer)],
});
