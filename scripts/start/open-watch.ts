import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@stayfront/server/app/settings';
import { adapters } from '@stayfront/server/payment/adapters';
import type { SlowStatements } from '@stayfront/server/platform/db/watch-statements';
import { openLog, type Log } from '@stayfront/server/platform/log/open-log';
import { openReporter, type Reporter } from '@stayfront/server/platform/report/open-reporter';
import { root } from '../build/places.ts';

/** Where a process says what it does and what fails in it. */
export type Watch = { readonly log: Log; readonly reporter: Reporter; readonly slow: SlowStatements | null };

export async function openWatch(settings: Settings, now: () => number): Promise<Watch> {
  const log = openLog(settings.logLevel);
  const slow = {
    fromMs: settings.slowQueryMs,
    clock: () => performance.now(),
    onSlow: (statement: string, ms: number) => log.warn({ statement, ms }, 'slow query'),
  };
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const reporter = openReporter({
    dsn: settings.sentryDsn,
    release: `stayfront-${version}`,
    environment: settings.isDemo ? 'demo' : 'production',
    now,
    chance: () => Math.random(),
    harmless: Object.values(adapters).flatMap(({ harmlessFailures }) => harmlessFailures),
  });
  return { log, reporter, slow: settings.slowQueryMs > 0 ? slow : null };
}
