import type { Refusal } from '@stayfront/contract/problem';
import { waitBeforeTry } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';
import { countTry, readTries, type Subjects } from './count-tries.ts';

/** Counts that somebody asks for something, or says how long to wait; who waits is not counted. */
export async function countAsk<By extends string>(
  tx: Tx,
  hotelId: number,
  subjects: Subjects<By>,
  limits: Readonly<Record<By, number>>,
  now: Instant,
): Promise<Refusal<'too_many_requests'> | null> {
  const wait = waitBeforeTry(await readTries(tx, hotelId, subjects, now), now, limits);
  if (wait !== null) return { refused: 'too_many_requests', retryAfterSeconds: wait };
  await countTry(tx, hotelId, subjects);
  return null;
}
