import type { Arrival } from '@stayfront/contract/desk/archive';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { archiveLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { ownsAll } from '../../property/beginning/owns-all.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { queueArrival } from './arrival-jobs.ts';
import { countPieces, readArrival, readArrivalState, takeArrival } from './arrival.store.ts';
import { describeWork } from './describe-work.ts';

type Wish = {
  readonly arrivalId: string;
  readonly work: 'check' | 'take';
  readonly pieces: number;
  readonly name?: string;
};
type Refused = Refusal<'beginning.not_yours' | 'arrival.unknown' | 'arrival.taken' | 'too_many_requests'>;

/** Queues that an archive is tried, or becomes a hotel. One after the other: who asks meanwhile finds it taken. */
export const beginArrivalWork = (db: Db, operator: Operator, wish: Wish, now: Instant): Promise<Arrival | Refused> =>
  inHotel(db, operator.hotelId, async (tx) => {
    const { hotelId } = operator;
    const { arrivalId, ...work } = wish;
    const refused = await mayTake(tx, operator, wish, now);
    if (refused) return refused;
    if (!(await takeArrival(tx, hotelId, arrivalId, work, now))) return refuse('arrival.taken');
    await queueArrival(tx, 'take-arrival', { hotelId, arrivalId });
    const taken = await readArrival(tx, hotelId, arrivalId);
    return taken ? describeWork(taken, now) : refuse('arrival.unknown');
  });

/** Who may bring a hotel, and whether the archive has come whole. */
async function mayTake(
  tx: Tx,
  { hotelId, email, operatorId }: Operator,
  { arrivalId, pieces }: Wish,
  now: Instant,
): Promise<Refused | null> {
  if (!(await ownsAll(tx, email))) return refuse('beginning.not_yours');
  const state = await readArrivalState(tx, hotelId, arrivalId);
  if (state !== null && state !== 'open') return refuse('arrival.taken');
  if (state === null || (await countPieces(tx, hotelId, arrivalId)) !== pieces) return refuse('arrival.unknown');
  return countAsk(tx, hotelId, { 'archive-operator': operatorId }, archiveLimits, now);
}
