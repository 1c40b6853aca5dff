import { refuse, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import type { Send } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import { underKey, type OnceKey } from './under-key.ts';

/** What is done once: what must be looked at first, and what is then written. Its answer is known beforehand. */
export type Written<Answer, Code extends ProblemCode> = {
  readonly answer: Answer;
  readonly check: (send: Send) => Promise<Refusal<Code> | null>;
  readonly write: readonly pg.QueryConfig[];
};

/** What was answered, and what the first statement returned that was written; null where it was written before. */
export type WrittenOnce<Answer> = { readonly answer: Answer; readonly written: pg.QueryResultRow | null };

/**
 * As `once`, in two trips to the database instead of one for each statement: the key goes with the questions, the commit
 * with what is written. A plan that is refused already still asks for the key: what was done under it stands.
 * `refusals` says which errors of the database are refusals.
 */
export const writeOnce = <Answer extends object, Code extends ProblemCode, Raised extends ProblemCode>(
  db: Db,
  key: OnceKey,
  now: Instant,
  plan: Written<Answer, Code> | Refusal<Code>,
  refusals: Readonly<Record<string, Raised>>,
): Promise<WrittenOnce<Answer> | Refusal<Code | Raised | 'idempotency.mismatch'>> => {
  const { answer, check, write } = 'refused' in plan ? { answer: null, check: async () => plan, write: [] } : plan;
  return underKey<Answer, WrittenOnce<Answer> | Refusal<Code | Raised>>(db, key, now, {
    answer,
    check,
    async act(_, { send, commit }) {
      if (answer === null) throw new Error('What was refused is not written');
      try {
        const [[rows]] = await Promise.all([Promise.all(write.map((statement) => send(statement))), commit()]);
        return { answer, written: rows?.[0] ?? null };
      } catch (error) {
        const code = String((error as { code?: unknown }).code);
        const refused = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
        if (refused) return refuse(refused);
        throw error;
      }
    },
    again: (before) => ({ answer: before, written: null }),
  });
};
