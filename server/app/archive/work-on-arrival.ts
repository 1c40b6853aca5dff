import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { findArrived } from './find-arrived.ts';
import { BadArchive } from './archive-fault.ts';
import { arrive, type ArriveDeps, type ArrivalWatch, type Arrived } from './arrive.ts';
import type { ArrivalJobs } from './arrival-jobs.ts';
import { deletePieces, noteArrival, readArrival, readPiece, type StoredArrival } from './arrival.store.ts';
import { describeArrival } from './describe-arrival.ts';
import { openArchive, type OpenArchive } from './open-archive.ts';

export type WorkDeps = ArriveDeps & { readonly spoolDir: string; now(): Instant };
type Job = ArrivalJobs['take-arrival'];

/** Somebody has forgotten the archive. */
class Forgotten extends Error {}

/**
 * Tries an archive that was sent, or makes a hotel of it. Begun anew from the start where a server was stopped: nothing of
 * the first try is left, and a hotel that it had made is found again by the mark in its history.
 */
export async function workOnArrival(deps: WorkDeps, job: Job, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const { hotelId, arrivalId } = job;
  const stored = await inHotel(db, hotelId, (tx) => readArrival(tx, hotelId, arrivalId), 'read only');
  if (stored?.state !== 'taken') return;
  if (stored.madeHotel !== null && (await findArrived(db, stored.madeHotel, arrivalId))) return end(deps, job, 'done');
  const isDryRun = stored.work === 'check';
  const note = async (news: Parameters<typeof noteArrival>[3]): Promise<void> => {
    if (signal?.aborted) throw new Error('The server stops, and another one goes on');
    if (!(await inHotel(db, hotelId, (tx) => noteArrival(tx, hotelId, arrivalId, news, now())))) throw new Forgotten();
  };
  try {
    await note({ done: 0, madeHotel: null });
    const arrived = await withArchive(deps, hotelId, stored, async (archive) => {
      const total = bytesToRead(archive);
      await note({ total });
      return arrive(deps, archive, { owner: stored.by, isDryRun, watch: watchBy(note, arrivalId) }, now());
    }).catch((error: unknown) => {
      if (error instanceof BadArchive) return error;
      throw error;
    });
    if (!isDryRun && arrived.faults.length === 0) return await end(deps, job, 'done');
    await end(deps, job, 'open', arrived);
  } catch (error) {
    if (!(error instanceof Forgotten)) throw error;
  }
}

/** What was found is told; what has become a hotel needs its pieces no longer. */
async function end(
  { db, now }: WorkDeps,
  job: Job,
  state: 'open' | 'done',
  found?: Arrived | BadArchive,
): Promise<void> {
  const { hotelId, arrivalId } = job;
  const checked =
    found === undefined
      ? null
      : found instanceof BadArchive
        ? { hotel: null, faults: [...found.faults] }
        : describeArrival(found);
  await inHotel(db, hotelId, async (tx) => {
    await noteArrival(tx, hotelId, arrivalId, { ends: { state, checked } }, now());
    if (state === 'done') await deletePieces(tx, hotelId, arrivalId);
  });
}

const soonMs = 1_000;

/** A sign once a second, by which also somebody is heard who has forgotten the archive meanwhile. */
function watchBy(
  note: (news: { readonly done?: number; readonly madeHotel?: number }) => Promise<void>,
  mark: string,
): ArrivalWatch {
  let [done, told] = [0, performance.now()];
  return {
    mark,
    onRead(bytes) {
      done += bytes;
      if (performance.now() - told < soonMs) return undefined;
      told = performance.now();
      return note({ done });
    },
    onLast: (madeHotel) => note({ done, madeHotel }),
  };
}

/** Lines that are brought in, and pictures. */
const bytesToRead = ({ manifest }: OpenArchive): number =>
  manifest.files
    .filter((file) => file.path.endsWith('.jsonl') || file.path.startsWith('pictures/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** The pieces as one file, for as long as it is looked at. */
async function withArchive<Result>(
  { db, spoolDir }: WorkDeps,
  hotelId: number,
  { arrivalId, pieces }: StoredArrival,
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
