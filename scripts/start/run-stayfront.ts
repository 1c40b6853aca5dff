import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite, type DemoSite } from '@stayfront/demo/site/start-site';
import { mailPages } from '@stayfront/sandbox/mail/mail-pages';
import { startMailbox } from '@stayfront/sandbox/mail/start-mailbox';
import type { KeptTime } from '@stayfront/server/platform/clock/keep-time';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import { openLog } from '@stayfront/server/platform/log/open-log';
import { spoolIn } from '@stayfront/server/platform/archive/spool-in';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { makeServer } from '@stayfront/server/app/main';
import { linkOfStart } from '@stayfront/server/property/beginning/make-beginning-link';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import { countPayments } from '@stayfront/server/payment/count-payments';
import { openMeters } from '@stayfront/server/platform/metrics/open-meters';
import { smtpPost } from '@stayfront/server/followers/message/post-mail';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import type { Root } from '@stayfront/server/app/render/root-page';
import type { Settings } from '@stayfront/server/app/settings';
import { adapters } from '@stayfront/server/payment/adapters';
import { openReporter } from '@stayfront/server/platform/report/open-reporter';
import { reportFault } from '@stayfront/server/platform/report/report-fault';
import { ratesIn } from '@stayfront/server/property/currency/rates-in';
import { publicReach } from '@stayfront/server/followers/webhook/reach';
import { startWorker } from '@stayfront/server/app/worker';
import { inviteFirstOwners, type Unowned } from './invite-first-owners.ts';
import { inviteToDemo } from './invite-to-demo.ts';
import { root } from '../build/places.ts';
import { keepRatesFresh } from './keep-rates-fresh.ts';
import { loadDemo } from './load-demo.ts';
import { loadTranslator } from './load-translator.ts';
import { onKeptPort } from './on-kept-port.ts';
import { makePicturesReady } from './make-pictures-ready.ts';
import { addBuiltPages, addLivePages } from './pages.ts';
import { startClock } from './start-clock.ts';
import { startDemoChannelManager, type DemoChannelManager } from './start-demo-channel-manager.ts';
import { startPage } from './start-page.ts';
import { startPaymentSandboxes } from './start-payment-sandboxes.ts';
import { paymentTrials } from './payment-trials.ts';
import { reportRejections } from './report-rejections.ts';

export type Running = {
  readonly url: string;
  /** Each signs in once at a hotel of the demo. */
  readonly signInLinks: readonly string[];
  /** Where there is no hotel yet: what begins the first. */
  readonly beginningLink: string | null;
  /** Hotels without an owner, each with a link for its first. */
  readonly unowned: readonly Unowned[];
  /** In a demo: a hotel's own site, with the booking in a frame. */
  readonly siteUrl: string | null;
  stop(): Promise<void>;
};
export type RunOptions = { readonly isLive: boolean; readonly say: (line: string) => void };

/** Puts the pieces together: database, hotels, mail, HTTP server and worker. What started last is stopped first. */
export async function runStayfront(settings: Settings, { isLive, say }: RunOptions): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // Until the database can be asked, and then its time.
    let time: Pick<KeptTime, 'now' | 'aheadMs'> = { now: () => Date.now(), aheadMs: () => 0 };
    const now = (): number => time.now();
    const log = openLog(settings.logLevel);
    const meters = openMeters();
    let databaseUrl = settings.databaseUrl;
    if (databaseUrl === null) {
      const postgres = await launchPostgres({ dataDir: settings.dataDir, say });
      undo.push(() => postgres.stop());
      databaseUrl = postgres.url;
    }
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
    undo.push(reportRejections(log, reporter));
    const database = openDatabase(databaseUrl, { slow: settings.slowQueryMs > 0 ? slow : null });
    undo.push(() => database.close());
    await migrate(databaseUrl);
    const kept = await startClock(database.db, (words) => log.warn({ clock: words }, 'the clock is off'));
    undo.push(async () => kept.stop());
    time = kept;
    const secret = settings.secret ?? (await keepSecret(settings.dataDir));
    const pictureDir = picturesIn(settings.dataDir);
    const pictureStore = openPictureStore(settings.picturesUrl, now);
    let url = settings.publicUrl ?? '';
    const publicUrl = (): string => url;
    let siteUrl: string | null = null;
    if (settings.isDemo) {
      const port = settings.port === 0 ? 0 : settings.port + 1;
      const start = (at: number): Promise<DemoSite> => startSite({ engine: publicUrl, port: at });
      const site = await onKeptPort(path.join(settings.dataDir, 'sandbox', 'site.port'), start, port);
      undo.push(() => site.stop());
      siteUrl = site.url;
      await loadDemo({ db: database.db, pictureDir, pictureStore, siteUrl, say }, now());
    }

    const mailbox = settings.smtpUrl === null ? await startMailbox({ dir: path.join(settings.dataDir, 'mail') }) : null;
    if (mailbox) undo.push(() => mailbox.stop());
    // Whoever tries the demo may have webhooks sent to a program on the same machine.
    const reach = { ...publicReach, allowsLoopback: settings.isDemo };
    let ownUrl = '';
    let channelManager: DemoChannelManager | null = null;
    if (settings.isDemo) {
      const deps = { db: database.db, secret, dataDir: settings.dataDir, ownUrl: () => ownUrl, now };
      const sandboxes = await startPaymentSandboxes(deps);
      undo.push(() => sandboxes.stop());
      channelManager = await startDemoChannelManager(deps);
      undo.push(async () => channelManager?.stop());
    }
    const trials = settings.isDemo
      ? null
      : paymentTrials({ db: database.db, secret, dataDir: settings.dataDir, ownUrl: () => ownUrl, now });
    if (trials) {
      undo.push(() => trials.stop());
      await trials.resume();
    }
    const onFault = reportFault({ log, reporter, what: 'texts could not be translated', route: 'translateHouse' });
    const loaded = await loadTranslator(settings.translatorFile, onFault);
    if ('fault' in loaded) throw new Error(loaded.fault);
    const app = await makeServer({
      database,
      secret,
      dataDir: settings.dataDir,
      snapshotBytes: 512 * 1024 * 1024,
      pictureStore,
      translator: loaded.translator ?? undefined,
      openTrial: trials?.open,
      mailServer: settings.smtpUrl === null ? null : new URL(settings.smtpUrl).hostname,
      reach,
      trustedProxies: settings.trustedProxies,
      publicUrl,
      now,
      clockAheadMs: () => time.aheadMs(),
      rates: ratesIn(settings.dataDir, now),
      log,
      meters,
      metricsToken: settings.metricsToken,
      limits: settings.rateLimits,
      lagLimitMs: settings.overloadLagMs,
      reporter,
      addPages: async (server, served, asks) => {
        if (settings.isDemo && mailbox) await server.register(mailPages(mailbox));
        const { isDemo, marketingUrl } = settings;
        const rootPage = (): Promise<Root> => startPage(database.db, settings);
        const addPages = isLive ? addLivePages : addBuiltPages;
        const isReporting = reporter.isOn;
        const common = { publicUrl, isDemo, marketingUrl, root: rootPage, now, isReporting, ...asks };
        await addPages(server, served, common);
      },
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    undo.push(() => app.close());
    ownUrl = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1');
    url ||= ownUrl;
    // What is played beside the demo is no reason not to start.
    await channelManager?.begin(ownUrl).catch((error) => log.warn({ err: error }, 'the channel manager is not heard'));

    const smtp = smtpPost(settings.smtpUrl ?? mailbox?.smtpUrl ?? '');
    undo.push(async () => smtp.close());
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
    undo.push(() => worker.stop());
    undo.push(() => reporter.settle());
    // The demo needs no network, and its prices are the same wherever it is shown.
    if (!settings.isDemo) {
      const rates = keepRatesFresh(settings.dataDir, (fault) => log.warn({ fault }, 'no rates could be fetched'));
      undo.push(async () => rates.stop());
    }
    if (settings.arePicturesAhead) {
      const pictures = makePicturesReady(database.db, pictureDir, pictureStore);
      undo.push(() => pictures.stop());
    }
    const signInLinks = settings.isDemo ? await inviteToDemo(database.db, url, now()) : [];
    const unowned = await inviteFirstOwners(database.db, { publicUrl: url, isDemo: settings.isDemo, now: now() });
    const beginningLink = settings.isDemo ? null : ((await linkOfStart(database.db, url, now()))?.link ?? null);
    return { url, siteUrl, signInLinks, beginningLink, unowned, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
