import type { Refusal } from '@stayfront/contract/problem';
import { waitAfterWrong } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Transaction } from '../db/in-hotel.ts';
import type { Tx } from '../db/open-database.ts';
import { countTryAndEnd, type Subjects } from './count-tries.ts';

/**
 * Counts a try that was wrong, and says how long to wait where there were too many; null where the caller may be told
 * what was wrong. Who tries again while waiting waits longer. With it the transaction ends.
 */
export async function countWrongTry<By extends string>(
  tx: Tx,
  transaction: Transaction,
  hotelId: number,
  subjects: Subjects<By>,
  limits: Readonly<Record<By, number>>,
  now: Instant,
): Promise<Refusal<'too_many_requests'> | null> {
  const before = await countTryAndEnd(tx, transaction, hotelId, subjects, now);
  if (waitAfterWrong(before, now, limits) === null) return null;
  const after = before.map((tries) => ({ ...tries, count: tries.count + 1, lastAt: now }));
  return { refused: 'too_many_requests', retryAfterSeconds: waitAfterWrong(after, now, limits) ?? 1 };
}
