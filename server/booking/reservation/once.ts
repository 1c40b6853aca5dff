import { createHash } from 'node:crypto';
import { isRefusal, refuse, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';

export type OnceKey = {
  readonly hotelId: number;
  readonly operation: string;
  readonly key: string;
  readonly body: unknown;
};

export const hashBody = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/** Thrown inside a transaction so that everything it did is undone; the refusal comes out of `once` as a value. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/**
 * Does something once per key, in one transaction with the record that it was done. The same request again, at the same
 * time or after a crash, gets the first answer; another request under the same key is refused. A refusal leaves no
 * trace, so that the guest may try again.
 */
export async function once<Answer extends object, Code extends ProblemCode>(
  db: Db,
  { hotelId, operation, key, body }: OnceKey,
  now: Instant,
  act: (tx: Tx) => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code | 'idempotency.mismatch'>> {
  const bodyHash = hashBody(body);
  try {
    return await inHotel(db, hotelId, async (tx) => {
      // A second request with this key waits here until the first has committed or rolled back.
      const mine = await tx
        .insertInto('idempotency')
        .values({ hotel_id: hotelId, operation, key, body_hash: bodyHash, answer: null, created_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!mine) {
        const done = await tx
          .selectFrom('idempotency')
          .select(['body_hash', 'answer'])
          .where('hotel_id', '=', hotelId)
          .where('operation', '=', operation)
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        if (!done.body_hash.equals(bodyHash)) throw new Undo(refuse('idempotency.mismatch'));
        return done.answer as Answer;
      }
      const answer = await act(tx);
      if (isRefusal(answer)) throw new Undo(answer);
      await tx
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(answer) })
        .where('hotel_id', '=', hotelId)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .execute();
      return answer;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal as Refusal<Code | 'idempotency.mismatch'>; // thrown above, by nobody else
    throw error;
  }
}
