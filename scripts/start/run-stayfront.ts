import { mailPages } from '@stayfront/sandbox/mail/mail-pages';
import type { Settings } from '@stayfront/server/app/settings';
import { openMeters } from '@stayfront/server/platform/metrics/open-meters';
import { keptClock } from './kept-clock.ts';
import { runMany } from './many/run-many.ts';
import { shareOf } from './many/shares.ts';
import { openSurroundings, type Opened } from './open-surroundings.ts';
import { openWatch } from './open-watch.ts';
import { reportRejections } from './report-rejections.ts';
import type { Serving } from './serve-guests.ts';
import { undoing } from './undoing.ts';

export type Running = Opened & { stop(): Promise<void> };
export type RunOptions = { readonly isLive: boolean; readonly say: (line: string) => void };

/** Puts the pieces together: database, hotels, mail, HTTP server and worker. What started last is stopped first. */
export async function runStayfront(settings: Settings, { isLive, say }: RunOptions): Promise<Running> {
  const undo = undoing();
  try {
    const clock = keptClock();
    const watch = await openWatch(settings, clock.now);
    undo.later(reportRejections(watch.log, watch.reporter));
    const many = isLive ? 1 : settings.workers;
    const opening = { watch, clock, say, ...(many > 1 ? { maxConnections: 4 } : {}) };
    const around = await openSurroundings(settings, opening);
    undo.later(around.stop);
    const serveAlone = async (): Promise<Serving> => {
      // Not read by who only looks after those that serve.
      const { serveGuests } = await import('./serve-guests.ts');
      const { mailbox } = around;
      return serveGuests(settings, {
        ...around,
        ...shareOf(1, true),
        watch,
        clock,
        meters: openMeters(),
        mailPages: mailbox && mailPages(mailbox),
        port: settings.port,
        worksOnQueue: true,
        isLive,
      });
    };
    const serving =
      many > 1 ? await runMany({ processes: many, settings, around, log: watch.log }) : await serveAlone();
    undo.later(serving.stop);
    const opened = await around.open(serving.address);
    return { ...opened, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
