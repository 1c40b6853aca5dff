import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { afterAll } from 'vitest';
import type { Rates } from '../property/currency/guest-currency.ts';
import { openDatabase, type Database } from '../platform/db/open-database.ts';
import type { DrawLimits } from '../followers/document/drawing-process.ts';
import type { CallLimits } from '../platform/limit/call-limits.ts';
import type { Pressure } from '../platform/limit/guard-load.ts';
import type { Log } from '../platform/log/open-log.ts';
import { makeServer } from '../app/main.ts';
import type { ServerDeps } from '../app/server-deps.ts';
import type { Translator } from '../property/house/translator.ts';
import type { PictureStore } from '../property/picture/picture-store.ts';
import type { Reporter } from '../platform/report/open-reporter.ts';
import type { Reach } from '../followers/webhook/reach.ts';

export const testSecret = 'a secret that signs the quotes and links of tests';
export const publicUrl = 'https://book.example';

/** The time the app believes it is. Tests turn its hands themselves. */
export type TestClock = { now: Instant };

type AppOptions = {
  readonly snapshotBytes?: number;
  readonly rates?: Rates;
  readonly reach?: Reach;
  readonly log?: Log;
  readonly reporter?: Reporter;
  readonly metricsToken?: string;
  readonly newsBeatMs?: number;
  readonly pictureStore?: PictureStore;
  readonly translator?: Translator;
  readonly openTrial?: ServerDeps['openTrial'];
  readonly mailServer?: string;
  readonly limits?: CallLimits;
  readonly lagLimitMs?: number;
  readonly drawLimits?: DrawLimits;
  readonly pressure?: Pressure;
  readonly clockAheadMs?: () => number;
  readonly addPages?: ServerDeps['addPages'];
  readonly trustedProxies?: readonly string[];
  /** Absent, the one that tests have. */
  readonly publicUrl?: string;
  /** Opened by the test in a way of its own. */
  readonly database?: Database;
};

/** The HTTP server without a socket, for `inject`; closed when the test file is done. Call it at the top of the file. */
export async function startApp(
  { url }: Pick<Database, 'url'>,
  clock: TestClock,
  { snapshotBytes = 0, rates, publicUrl: at = publicUrl, database = openDatabase(url), ...rest }: AppOptions = {},
): Promise<FastifyInstance & { dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-test-data-'));
  const app = await makeServer({
    database,
    secret: testSecret,
    dataDir,
    addPages: async () => {},
    snapshotBytes, // 0: what a test writes is what the next request reads
    publicUrl: () => at,
    now: () => clock.now,
    ...(rates ? { rates: () => rates } : {}),
    ...rest,
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return Object.assign(app, { dataDir });
}
