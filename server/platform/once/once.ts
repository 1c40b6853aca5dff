import { isRefusal, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db, Tx } from '../db/open-database.ts';
import { keepAnswer, underKey, type OnceKey } from './under-key.ts';

/** Does something once per key, whose answer becomes known while it is done. A refusal undoes all of it. */
export const once = <Answer extends object, Code extends ProblemCode>(
  db: Db,
  key: OnceKey,
  now: Instant,
  act: (tx: Tx) => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code | 'idempotency.mismatch'>> =>
  underKey<Answer, Answer | Refusal<Code>>(db, key, now, {
    answer: null,
    check: async () => null,
    async act(tx, { send, commit, rollBack }) {
      const answer = await act(tx);
      if (isRefusal(answer)) await rollBack();
      else await Promise.all([send(keepAnswer(key, answer)), commit()]);
      return answer;
    },
    again: (answer) => answer,
  });
