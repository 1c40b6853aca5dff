import { refuse, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import { sendInHotel, type Send } from '../../platform/db/send-in-hotel.ts';
import { hashBody, type OnceKey } from './once.ts';

/** What is done once: what must be looked at first, and what is then written. Its answer is known beforehand. */
export type Written<Answer, Code extends ProblemCode> = {
  readonly answer: Answer;
  readonly check: (send: Send) => Promise<Refusal<Code> | null>;
  readonly write: readonly pg.QueryConfig[];
};

/** How the database says no to rooms. */
const refusals = { SF001: 'sold_out', SF002: 'hold.too_many', SF003: 'booking.card_needed' } as const;
type NoRoom = (typeof refusals)[keyof typeof refusals];

/** What writing adds to the refusals of the plan. */
export type RefusedOnce = Refusal<NoRoom | 'idempotency.mismatch'>;

/** What was answered, and what the first statement returned that was written; null where it was written before. */
export type WrittenOnce<Answer> = { readonly answer: Answer; readonly written: pg.QueryResultRow | null };

/**
 * As `once`, in two trips to the database instead of one for each statement: the key goes with the questions, the commit
 * with what is written. A plan that is refused already still asks for the key: what was done under it stands.
 */
export async function writeOnce<Answer extends object, Code extends ProblemCode>(
  pool: pg.Pool,
  { hotelId, operation, key, body }: OnceKey,
  now: Instant,
  plan: Written<Answer, Code> | Refusal<Code>,
): Promise<WrittenOnce<Answer> | Refusal<Code> | RefusedOnce> {
  const bodyHash = hashBody(body);
  return sendInHotel(pool, hotelId, async ({ send, commit }) => {
    // A second request with this key waits here until the first has committed or rolled back.
    const claiming = send({
      name: 'claim-key',
      text: `insert into idempotency (hotel_id, operation, key, body_hash, answer, created_at)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
      values: [
        hotelId,
        operation,
        key,
        bodyHash,
        'refused' in plan ? null : JSON.stringify(plan.answer),
        new Date(now),
      ],
    });
    const checking = 'refused' in plan ? plan : plan.check(send);
    const [claimed, refusal] = await Promise.all([claiming, checking]);
    if (claimed.length === 0) {
      const [done] = await send<{ body_hash: Buffer; answer: Answer }>({
        name: 'read-answer',
        text: 'select body_hash, answer from idempotency where hotel_id = $1 and operation = $2 and key = $3',
        values: [hotelId, operation, key],
      });
      if (!done) throw new Error('The answer under a key was deleted while it was asked for');
      return done.body_hash.equals(bodyHash) ? { answer: done.answer, written: null } : refuse('idempotency.mismatch');
    }
    if ('refused' in plan) return plan;
    if (refusal) return refusal;
    try {
      const sent = plan.write.map((statement) => send(statement));
      const [[rows]] = await Promise.all([Promise.all(sent), commit()]);
      return { answer: plan.answer, written: rows?.[0] ?? null };
    } catch (error) {
      const refused = new Map<unknown, NoRoom>(Object.entries(refusals)).get((error as { code?: unknown }).code);
      if (refused) return refuse(refused);
      throw error;
    }
  });
}
