import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attendance, attend } from './attend.ts';
import { type Answer, awaitAnswer } from './await-answer.ts';
import { checkCanBecome } from './check-can-become.ts';
import { checkCluster } from './check-cluster.ts';
import { chooseRunAs } from './choose-run-as.ts';
import { createCluster } from './create-cluster.ts';
import { explainFailure } from './explain-failure.ts';
import { handOver } from './hand-over.ts';
import { joinRunning } from './join-running.ts';
import { keepUp, type KeptUp } from './keep-up.ts';
import { placePrograms } from './place-programs.ts';
import { type Places, placesIn } from './places-in.ts';
import { shelvesFor } from './shelves-for.ts';
import { startPostmaster } from './start-postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { trimLog } from './trim-log.ts';

type Options = { dataDir: string; say: (line: string) => void };

/** What differs between machines, given from outside so that tests reach every case. */
export type Circumstances = {
  /** The folder with bin, lib and share. */
  native: string;
  hasUserNamespaces: () => boolean;
  findFreePort: () => Promise<number>;
  /** Where a copy of the programs may be put. */
  shelves?: string[];
};

const ATTEMPTS = 100;
const RETRY_MS = 200;
const REMINDER_MS = 10_000;
const TRIM_MS = 60_000;

/** launchPostgres, for a machine whose circumstances are known. */
export async function launchWith(
  { dataDir, say }: Options,
  circumstances: Circumstances,
): Promise<{ url: string; stop(): Promise<void> }> {
  const places = placesIn(dataDir);
  const reminder = setInterval(
    () => say('Still waiting for the database. After a hard stop it first works through its journal.'),
    REMINDER_MS,
  );
  let attendance: Attendance | undefined;
  try {
    mkdirSync(places.root, { recursive: true });
    attendance = await attend(places.users);
    const url = await bringUp(places, attendance, say, circumstances);
    const kept = keepUp({
      cluster: places.cluster,
      bringBack: bringBack(places, attendance, say, circumstances, url),
      say,
    });
    return { url, stop: stopper(places, attendance, kept) };
  } catch (error) {
    attendance?.leave();
    throw explainFailure(error, places);
  } finally {
    clearInterval(reminder);
  }
}

async function bringUp(
  places: Places,
  attendance: Attendance,
  say: (line: string) => void,
  { native, hasUserNamespaces, findFreePort, shelves }: Circumstances,
): Promise<string> {
  const { cluster } = places;
  const who = chooseRunAs(cluster, hasUserNamespaces);
  if (who.kind === 'other-user') await checkCanBecome(who);
  const programs = await placePrograms(native, who, shelves ?? shelvesFor(who, places), say);
  if (!checkCluster(cluster, programs.version)) {
    say(`Creating a new database in ${cluster}`);
    await createCluster(places, programs, who);
  }
  // Again and again, because others may launch or end at the same moment, and the port may be taken.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const running = await joinRunning(cluster, programs.version, attendance, say);
    if (running !== undefined) return running;
    handOver(cluster, who);
    const start = await startPostmaster(places, programs, who, await findFreePort());
    const answer = start === 'started' ? await answerOrStop(cluster, say) : 'gone';
    if (answer !== 'gone') {
      say(`The database is running, with its data in ${cluster}`);
      return answer.url;
    }
    if (start !== 'started') await pause(RETRY_MS);
  }
  throw new Error(`${cluster} is in use by something that does not answer`);
}

/** The port is no longer ours to choose: servers have it in their addresses. */
function bringBack(
  places: Places,
  attendance: Attendance,
  say: (line: string) => void,
  circumstances: Circumstances,
  url: string,
): () => Promise<void> {
  const port = Number(new URL(url).port);
  return async () => {
    await bringUp(places, attendance, say, { ...circumstances, findFreePort: async () => port });
  };
}

/** Nothing is left running that nobody can use. */
async function answerOrStop(cluster: string, say: (line: string) => void): Promise<Answer | 'gone'> {
  try {
    return await awaitAnswer(cluster, say);
  } catch (error) {
    await stopPostmaster(cluster);
    throw error;
  }
}

function stopper(places: Places, attendance: Attendance, kept: KeptUp): () => Promise<void> {
  const trimming = setInterval(() => trimLog(places.log), TRIM_MS).unref();
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    clearInterval(trimming);
    await kept.stop();
    attendance.leave();
    return attendance.whenAlone(() => stopPostmaster(places.cluster));
  };
  return () => (stopped ??= stop());
}
