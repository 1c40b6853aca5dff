import type { FastifyPluginAsync } from 'fastify';
import { makeServer } from '@stayfront/server/app/main';
import type { Root } from '@stayfront/server/app/render/root-page';
import type { ServerDeps } from '@stayfront/server/app/server-deps';
import type { Settings } from '@stayfront/server/app/settings';
import { startWorker } from '@stayfront/server/app/worker';
import { smtpPost } from '@stayfront/server/followers/message/post-mail';
import { publicReach } from '@stayfront/server/followers/webhook/reach';
import { countPayments } from '@stayfront/server/payment/count-payments';
import type { OpenTrial } from '@stayfront/server/payment/account/describe-account';
import { spoolIn } from '@stayfront/server/platform/archive/spool-in';
import type { Database } from '@stayfront/server/platform/db/open-database';
import type { Meters } from '@stayfront/server/platform/metrics/open-meters';
import { reportFault } from '@stayfront/server/platform/report/report-fault';
import { ratesIn } from '@stayfront/server/property/currency/rates-in';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import type { keptClock } from './kept-clock.ts';
import { loadTranslator } from './load-translator.ts';
import type { Watch } from './open-watch.ts';
import { addBuiltPages, addLivePages } from './pages.ts';
import { startPage } from './start-page.ts';
import { undoing } from './undoing.ts';

type Given = Pick<ServerDeps, 'otherCounters' | 'metricsOfAll' | 'snapshotBytes'> & {
  readonly database: Database;
  readonly secret: string;
  readonly watch: Watch;
  readonly clock: ReturnType<typeof keptClock>;
  readonly meters: Meters;
  readonly smtpUrl: string;
  /** What shows the mails of the sandbox; null where letters are really posted. */
  readonly mailPages: FastifyPluginAsync | null;
  readonly openTrial: OpenTrial | null;
  readonly port: number;
  readonly worksOnQueue: boolean;
  readonly isLive: boolean;
};

export type Serving = {
  /** Where it listens, as it is reached from this machine. */
  readonly address: string;
  stop(): Promise<void>;
};

/** One process that answers, and does queued jobs if it is the one that does. What started last is stopped first. */
export async function serveGuests(settings: Settings, given: Given): Promise<Serving> {
  const { database, secret, watch, clock, meters, isLive } = given;
  const { log, reporter } = watch;
  const { now } = clock;
  const undo = undoing();
  const pictureDir = picturesIn(settings.dataDir);
  const pictureStore = openPictureStore(settings.picturesUrl, now);
  // Whoever tries the demo may have webhooks sent to a program on the same machine.
  const reach = { ...publicReach, allowsLoopback: settings.isDemo };
  let url = settings.publicUrl ?? '';
  const publicUrl = (): string => url;
  try {
    const onFault = reportFault({ log, reporter, what: 'texts could not be translated', route: 'translateHouse' });
    const loaded = await loadTranslator(settings.translatorFile, onFault);
    if ('fault' in loaded) throw new Error(loaded.fault);
    const app = await makeServer({
      database,
      secret,
      dataDir: settings.dataDir,
      snapshotBytes: given.snapshotBytes,
      pictureStore,
      translator: loaded.translator ?? undefined,
      openTrial: given.openTrial ?? undefined,
      mailServer: settings.smtpUrl === null ? null : new URL(settings.smtpUrl).hostname,
      reach,
      trustedProxies: settings.trustedProxies,
      publicUrl,
      now,
      clockAheadMs: clock.aheadMs,
      rates: ratesIn(settings.dataDir, now),
      log,
      meters,
      metricsToken: settings.metricsToken,
      metricsOfAll: given.metricsOfAll,
      limits: settings.rateLimits,
      otherCounters: given.otherCounters,
      lagLimitMs: settings.overloadLagMs,
      reporter,
      addPages: async (server, served, asks) => {
        if (settings.isDemo && given.mailPages) await server.register(given.mailPages);
        const { isDemo, marketingUrl } = settings;
        const rootPage = (): Promise<Root> => startPage(database.db, settings);
        const addPages = isLive ? addLivePages : addBuiltPages;
        const isReporting = reporter.isOn;
        const common = { publicUrl, isDemo, marketingUrl, root: rootPage, now, isReporting, ...asks };
        await addPages(server, served, common);
      },
    });
    const listening = await app.listen({ port: given.port, host: settings.host });
    undo.later(() => app.close());
    const address = listening.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1');
    url ||= address;
    undo.later(() => reporter.settle());
    if (given.worksOnQueue) {
      const smtp = smtpPost(given.smtpUrl);
      undo.later(async () => smtp.close());
      const worker = await startWorker({
        database,
        secret,
        post: smtp.post,
        reach,
        publicUrl,
        now,
        archives: { pictureDir, pictureStore, spoolDir: spoolIn(settings.dataDir) },
        onFailure: (job, error) => {
          meters.failedJobs.add({ job });
          const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
          reporter.failure({ platform: 'node', name, message, stack, tags: { route: job } });
          log.error({ err: error, job }, 'a job failed and will be tried again');
        },
        onPdfFault: reportFault({ log, reporter, what: 'a mail goes without its PDF', route: 'send-confirmation' }),
        onSetAside: (job) => {
          meters.setAsideJobs.add({ job });
          const what = 'a job is set aside, for a server has died twice while it was at it';
          reportFault({ log, reporter, what, route: job })(new Error(`The job ${job} is set aside`));
        },
        onOutcome: countPayments(meters),
      });
      undo.later(() => worker.stop());
    }
    return { address, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
