import { readSettings, type Settings } from '@stayfront/server/app/settings';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import type { Welcomed } from '@stayfront/server/platform/limit/shared-counter';
import { openMeters } from '@stayfront/server/platform/metrics/open-meters';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { keptClock } from '../kept-clock.ts';
import { openWatch } from '../open-watch.ts';
import { reportRejections } from '../report-rejections.ts';
import { serveGuests, type Serving } from '../serve-guests.ts';
import { startClock } from '../start-clock.ts';
import { undoing } from '../undoing.ts';
import type { Begin, CannotBegin } from './begin.ts';
import { openLine } from './process-line.ts';
import { passMails } from './show-mails.ts';

/**
 * One of several processes at one port. It ends when the one that looks after them says so, or is gone, or when somebody
 * tells it alone to: then it answers what is running, and another takes its place.
 */
export async function serveAsOneOfMany(): Promise<void> {
  const meters = openMeters();
  const hearers: ((welcomed: readonly Welcomed[]) => void)[] = [];
  let serving: Promise<Serving> | null = null;
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const running = await serving?.catch(() => null);
    await running?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const line = openLine(
    {
      post: (message) => void process.send?.(message),
      listen: (hear) => void process.on('message', hear),
    },
    {
      stop,
      welcomed: (welcomed: readonly Welcomed[]) => hearers.forEach((hear) => hear(welcomed)),
      metrics: () => meters.board.write(),
    },
  );
  try {
    const read = readSettings(process.env);
    if (!read.ok) throw new Error('The settings are not right');
    const begin = (await line.ask('begin', null)) as Begin;
    serving = begun(read.settings, begin, {
      meters,
      otherCounters: {
        tell: (welcomed) => line.tell('welcomed', welcomed),
        onTold: (hear) => void hearers.push(hear),
      },
      metricsOfAll: async (own) => (await line.ask('metrics', await own())) as string,
      openTrial: async (...asked) => (await line.ask('trial', asked)) as Readonly<Record<string, unknown>>,
    });
    line.tell('opened', (await serving).address);
  } catch (error) {
    const { name, message, code = null } = error as NodeJS.ErrnoException;
    const why: CannotBegin = { name, message, code };
    await line.ask('failed', why).catch(() => {}); // there is nobody left to hear it
    process.exit(1);
  }
}

type Common = Pick<Parameters<typeof serveGuests>[1], 'meters' | 'otherCounters' | 'metricsOfAll' | 'openTrial'>;

/** With its own way to the database, and its own clock that follows the database's. */
async function begun(settings: Settings, begin: Begin, common: Common): Promise<Serving> {
  const undo = undoing();
  try {
    const clock = keptClock();
    const watch = await openWatch(settings, clock.now);
    undo.later(reportRejections(watch.log, watch.reporter));
    const database = openDatabase(begin.databaseUrl, { slow: watch.slow, maxConnections: begin.maxConnections });
    undo.later(() => database.close());
    const kept = await startClock(database.db, (words) => watch.log.warn({ clock: words }, 'the clock is off'));
    undo.later(async () => kept.stop());
    clock.follow(kept);
    const serving = await serveGuests(settings, {
      ...common,
      ...begin,
      database,
      secret: settings.secret ?? (await keepSecret(settings.dataDir)),
      watch,
      clock,
      mailPages: begin.mailPagesUrl === null ? null : passMails(begin.mailPagesUrl),
      openTrial: settings.isDemo ? null : common.openTrial,
      isLive: false,
    });
    undo.later(serving.stop);
    return { address: serving.address, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
