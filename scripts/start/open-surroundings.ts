import path from 'node:path';
import { startSite, type DemoSite } from '@stayfront/demo/site/start-site';
import { startMailbox, type Mailbox } from '@stayfront/sandbox/mail/start-mailbox';
import type { Settings } from '@stayfront/server/app/settings';
import type { OpenTrial } from '@stayfront/server/payment/account/describe-account';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase, type Database } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { linkOfStart } from '@stayfront/server/property/beginning/make-beginning-link';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import { inviteFirstOwners, type Unowned } from './invite-first-owners.ts';
import { inviteToDemo } from './invite-to-demo.ts';
import { keepRatesFresh } from './keep-rates-fresh.ts';
import type { keptClock } from './kept-clock.ts';
import { loadDemo } from './load-demo.ts';
import { makePicturesReady } from './make-pictures-ready.ts';
import { onKeptPort } from './on-kept-port.ts';
import type { Watch } from './open-watch.ts';
import { paymentTrials } from './payment-trials.ts';
import { startClock } from './start-clock.ts';
import { startDemoChannelManager, type DemoChannelManager } from './start-demo-channel-manager.ts';
import { startPaymentSandboxes } from './start-payment-sandboxes.ts';
import { undoing } from './undoing.ts';

/** What is told of a server that has opened. */
export type Opened = {
  readonly url: string;
  /** Each signs in once at a hotel of the demo. */
  readonly signInLinks: readonly string[];
  /** Where there is no hotel yet: what begins the first. */
  readonly beginningLink: string | null;
  /** Hotels without an owner, each with a link for its first. */
  readonly unowned: readonly Unowned[];
  /** In a demo: a hotel's own site, with the booking in a frame. */
  readonly siteUrl: string | null;
};

/** What there is once, however many processes answer: the database, the demo, what plays the world around them. */
export type Surroundings = {
  readonly database: Database;
  readonly secret: string;
  /** Where letters are posted. */
  readonly smtpUrl: string;
  readonly mailbox: Mailbox | null;
  readonly openTrial: OpenTrial | null;
  /** Somebody answers at this address now; gives back what is told of it. */
  open(address: string): Promise<Opened>;
  stop(): Promise<void>;
};

type Options = {
  readonly watch: Watch;
  readonly clock: ReturnType<typeof keptClock>;
  /** Of the way to the database; absent, as many as one server has. */
  readonly maxConnections?: number;
  readonly say: (line: string) => void;
};

export async function openSurroundings(
  settings: Settings,
  { watch: { log, slow }, clock, maxConnections, say }: Options,
): Promise<Surroundings> {
  const undo = undoing();
  const { now } = clock;
  try {
    let databaseUrl = settings.databaseUrl;
    if (databaseUrl === null) {
      const postgres = await launchPostgres({ dataDir: settings.dataDir, say });
      undo.later(() => postgres.stop());
      databaseUrl = postgres.url;
    }
    const database = openDatabase(databaseUrl, { slow, ...(maxConnections === undefined ? {} : { maxConnections }) });
    undo.later(() => database.close());
    const { db } = database;
    await migrate(databaseUrl);
    const kept = await startClock(db, (words) => log.warn({ clock: words }, 'the clock is off'));
    undo.later(async () => kept.stop());
    clock.follow(kept);
    const secret = settings.secret ?? (await keepSecret(settings.dataDir));
    const pictureDir = picturesIn(settings.dataDir);
    const pictureStore = openPictureStore(settings.picturesUrl, now);
    let url = settings.publicUrl ?? '';
    let ownUrl = '';
    let siteUrl: string | null = null;
    if (settings.isDemo) {
      const port = settings.port === 0 ? 0 : settings.port + 1;
      const start = (at: number): Promise<DemoSite> => startSite({ engine: () => url, port: at });
      const site = await onKeptPort(path.join(settings.dataDir, 'sandbox', 'site.port'), start, port);
      undo.later(() => site.stop());
      siteUrl = site.url;
      await loadDemo({ db, pictureDir, pictureStore, siteUrl, say }, now());
    }
    const mailbox = settings.smtpUrl === null ? await startMailbox({ dir: path.join(settings.dataDir, 'mail') }) : null;
    if (mailbox) undo.later(() => mailbox.stop());
    const paying = { db, secret, dataDir: settings.dataDir, ownUrl: () => ownUrl, now };
    let channelManager: DemoChannelManager | null = null;
    if (settings.isDemo) {
      const sandboxes = await startPaymentSandboxes(paying);
      undo.later(() => sandboxes.stop());
      channelManager = await startDemoChannelManager(paying);
      undo.later(async () => channelManager?.stop());
    }
    const trials = settings.isDemo ? null : paymentTrials(paying);
    if (trials) {
      undo.later(() => trials.stop());
      await trials.resume();
    }
    return {
      database,
      secret,
      smtpUrl: settings.smtpUrl ?? mailbox?.smtpUrl ?? '',
      mailbox,
      openTrial: trials?.open ?? null,
      async open(address) {
        ownUrl = address;
        url ||= address;
        // What is played beside the demo is no reason not to start.
        await channelManager
          ?.begin(ownUrl)
          .catch((error) => log.warn({ err: error }, 'the channel manager is not heard'));
        // The demo needs no network, and its prices are the same wherever it is shown.
        if (!settings.isDemo) {
          const rates = keepRatesFresh(settings.dataDir, (fault) => log.warn({ fault }, 'no rates could be fetched'));
          undo.later(async () => rates.stop());
        }
        if (settings.arePicturesAhead) {
          const pictures = makePicturesReady(db, pictureDir, pictureStore);
          undo.later(() => pictures.stop());
        }
        const signInLinks = settings.isDemo ? await inviteToDemo(db, url, now()) : [];
        const unowned = await inviteFirstOwners(db, { publicUrl: url, isDemo: settings.isDemo, now: now() });
        const beginningLink = settings.isDemo ? null : ((await linkOfStart(db, url, now()))?.link ?? null);
        return { url, siteUrl, signInLinks, beginningLink, unowned };
      },
      stop: undo.all,
    };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
