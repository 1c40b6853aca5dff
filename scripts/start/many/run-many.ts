import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { joinMetrics } from '@stayfront/server/platform/metrics/join-metrics';
import { findFreePort } from '@stayfront/server/platform/db/postgres/find-free-port';
import type { Log } from '@stayfront/server/platform/log/open-log';
import type { Settings } from '@stayfront/server/app/settings';
import { root } from '../../build/places.ts';
import type { Surroundings } from '../open-surroundings.ts';
import type { Serving } from '../serve-guests.ts';
import { undoing } from '../undoing.ts';
import type { Begin, CannotBegin } from './begin.ts';
import { openLine, type ProcessLine } from './process-line.ts';
import { shareOf } from './shares.ts';
import { showMails } from './show-mails.ts';

type Given = {
  readonly processes: number;
  readonly settings: Settings;
  readonly around: Surroundings;
  readonly log: Log;
};

/** One of the processes: that in its place now, or the one that is to come after a pause. */
type Place = {
  readonly number: number;
  running: { readonly worker: Worker; readonly line: ProcessLine } | null;
  timer: NodeJS.Timeout | null;
};

const firstPause = 100;
const longestPause = 30_000;
/** Who has lived for so long did not die of its start. */
const longEnough = 60_000;
/** In milliseconds; the meters of a process that does not answer are left out. */
const metricsPatience = 2_000;

/**
 * Several processes at one port, which take connections in turn. This one answers nobody: it looks after them, puts
 * another in the place of one that ends, and passes on what they tell each other.
 */
export async function runMany({ processes, settings, around, log }: Given): Promise<Serving> {
  const undo = undoing();
  const mails = around.mailbox && (await showMails(around.mailbox));
  if (mails) undo.later(mails.stop);
  // Each asks for the same one, also when all of them have died.
  const port = settings.port === 0 ? await findFreePort() : settings.port;
  cluster.setupPrimary({ exec: path.join(root, 'scripts/start.ts'), args: [] });
  const places: Place[] = Array.from({ length: processes }, (_, number) => ({ number, running: null, timer: null }));
  let isStopping = false;

  const othersThan = (place: Place): Place[] => places.filter((one) => one !== place);
  const beginOf = ({ number }: Place): Begin => ({
    ...shareOf(processes, number === 0),
    place: number,
    worksOnQueue: number === 0,
    port,
    databaseUrl: around.database.url,
    smtpUrl: around.smtpUrl,
    mailPagesUrl: mails?.url ?? null,
  });
  async function metricsOf(place: Place, own: string): Promise<string> {
    const asked = othersThan(place).map(async ({ number, running }) => {
      const text = running && (await inTime(running.line.ask('metrics', null)).catch(() => null));
      return { process: String(number + 1), text: typeof text === 'string' ? text : '' };
    });
    const all = [{ process: String(place.number + 1), text: own }, ...(await Promise.all(asked))];
    return joinMetrics(all.toSorted((a, b) => Number(a.process) - Number(b.process)));
  }
  function start(place: Place, pause: number, onOpen: (address: string) => void, onEnd: (why: Error) => void): void {
    const worker = cluster.fork();
    const begunAt = performance.now();
    let why: Error | null = null;
    const line = openLine(
      {
        // One that is gone hears nothing.
        post: (message) => void worker.send(message as object, () => {}),
        listen: (hear) => void worker.on('message', hear),
      },
      {
        begin: () => beginOf(place),
        opened: (address: string) => onOpen(address),
        failed: ({ name, message, code }: CannotBegin) => {
          why = Object.assign(new Error(message), { name, ...(code === null ? {} : { code }) });
        },
        welcomed: (calls: unknown) => {
          for (const { running } of othersThan(place)) running?.line.tell('welcomed', calls);
        },
        metrics: (own: string) => metricsOf(place, own),
        trial: ([provider, hotelId]: Parameters<NonNullable<Surroundings['openTrial']>>) =>
          around.openTrial?.(provider, hotelId),
      },
    );
    place.running = { worker, line };
    worker.on('exit', (code, signal) => {
      line.cut();
      place.running = null;
      onEnd(why ?? new Error(`A process ended with ${code ?? signal} before it was open`));
      if (isStopping) return;
      const next = performance.now() - begunAt > longEnough ? firstPause : Math.min(2 * pause, longestPause);
      log.warn({ process: place.number + 1, code, signal }, 'a process has ended and is replaced');
      place.timer = setTimeout(() => start(place, next, onOpen, () => {}), pause);
    });
  }
  undo.later(async () => {
    isStopping = true;
    await Promise.all(
      places.map(async ({ running, timer }) => {
        if (timer) clearTimeout(timer);
        if (!running) return;
        const gone = once(running.worker, 'exit');
        running.line.tell('stop', null);
        await gone;
      }),
    );
  });
  try {
    const open = places.map(
      (place) => new Promise<string>((resolve, reject) => start(place, firstPause, resolve, reject)),
    );
    const [address = ''] = await Promise.all(open);
    return { address, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}

async function inTime(answer: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not answer')), metricsPatience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
