import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BegunHotel } from '@stayfront/contract/beginning';
import type { CheckedArrival } from '@stayfront/contract/desk/archive';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { archiveLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { ownsAll } from '../../property/beginning/owns-all.ts';
import type { Operator } from '../../property/operator/operator.ts';
import type { Whence } from '../../property/operator/whence.ts';
import { BadArchive } from './archive-fault.ts';
import { arrive, type ArriveDeps, type Arrived } from './arrive.ts';
import { changeArrival, countPieces, deletePieces, readArrivalState, readPiece } from './arrival.store.ts';
import { describeArrival } from './describe-arrival.ts';
import { openArchive, type OpenArchive } from './open-archive.ts';

type TakeDeps = ArriveDeps & { readonly spoolDir: string };
type Wish = { readonly arrivalId: string; readonly pieces: number };
type NotTaken = Refusal<'beginning.not_yours' | 'arrival.unknown' | 'arrival.taken' | 'too_many_requests'>;

/** What would come out of an archive that was sent, and what is wrong with it. */
export async function checkArrival(
  deps: TakeDeps,
  operator: Operator,
  wish: Wish,
  now: Instant,
): Promise<CheckedArrival | NotTaken> {
  const refused = await mayTake(deps, operator, wish, now);
  if (refused) return refused;
  return withArchive(deps, operator.hotelId, wish, async (archive) =>
    describeArrival(await arrive(deps, archive, { owner: operator.email, session: null, isDryRun: true }, now)),
  ).catch((error: unknown) => {
    if (error instanceof BadArchive) return { hotel: null, faults: [...error.faults] };
    throw error;
  });
}

/** Makes a hotel of an archive that was sent, once. */
export async function takeArrival(
  deps: TakeDeps,
  operator: Operator,
  wish: Wish & { readonly whence: Whence },
  now: Instant,
): Promise<{ readonly begun: BegunHotel; readonly sessionToken: string } | NotTaken | Refusal<'arrival.faulty'>> {
  const { hotelId, email: owner, begunAt } = operator;
  const { arrivalId, whence } = wish;
  const refused = await mayTake(deps, operator, wish, now);
  if (refused) return refused;
  const change = (from: 'open' | 'taken', to: 'open' | 'taken' | 'done'): Promise<boolean> =>
    inHotel(deps.db, hotelId, (tx) => changeArrival(tx, hotelId, arrivalId, { from, to }));
  if (!(await change('open', 'taken'))) return refuse('arrival.taken');
  let arrived: Arrived | BadArchive | null = null;
  try {
    arrived = await withArchive(deps, hotelId, wish, (archive) =>
      arrive(deps, archive, { owner, session: { whence, begunAt }, isDryRun: false }, now),
    ).catch((error: unknown) => {
      if (error instanceof BadArchive) return error;
      throw error;
    });
  } finally {
    const isDone = arrived !== null && 'signedIn' in arrived && arrived.signedIn !== null;
    await change('taken', isDone ? 'done' : 'open');
    if (isDone) await inHotel(deps.db, hotelId, (tx) => deletePieces(tx, hotelId, arrivalId));
  }
  if ('signedIn' in arrived && arrived.signedIn) return arrived.signedIn;
  return { refused: 'arrival.faulty', details: { faults: arrived.faults } };
}

/** Who may bring a hotel, and whether the archive has come whole. */
const mayTake = (
  { db }: TakeDeps,
  { hotelId, email, operatorId }: Operator,
  { arrivalId, pieces }: Wish,
  now: Instant,
): Promise<NotTaken | null> =>
  inHotel(db, hotelId, async (tx) => {
    if (!(await ownsAll(tx, email))) return refuse('beginning.not_yours');
    const state = await readArrivalState(tx, hotelId, arrivalId);
    if (state !== null && state !== 'open') return refuse('arrival.taken');
    if (state === null || (await countPieces(tx, hotelId, arrivalId)) !== pieces) return refuse('arrival.unknown');
    return countAsk(tx, hotelId, { 'archive-operator': operatorId }, archiveLimits, now);
  });

/** The pieces as one file, for as long as it is looked at. */
async function withArchive<Result>(
  { db, spoolDir }: TakeDeps,
  hotelId: number,
  { arrivalId, pieces }: Wish,
  work: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  await mkdir(spoolDir, { recursive: true });
  const file = path.join(spoolDir, `arrival-${randomBytes(8).toString('hex')}.zip`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      for (let place = 0; place < pieces; place++) {
        const bytes = await inHotel(db, hotelId, (tx) => readPiece(tx, hotelId, arrivalId, place), 'read only');
        if (bytes) await handle.write(bytes);
      }
    } finally {
      await handle.close();
    }
    return await work(await openArchive(file));
  } finally {
    await rm(file, { force: true });
  }
}
