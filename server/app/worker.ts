import type { TaskList } from 'graphile-worker';
import { xmlReader } from '../platform/xml/xml-reader.ts';
import { pushRequests, type PushKey } from './alpinebits/guest-requests/push-requests.ts';
import type { ConversionKey } from '../followers/channel/conversion-key.ts';
import { reportConversion } from '../followers/channel/report-conversion.ts';
import type { Database } from '../platform/db/open-database.ts';
import { usualDrawLimits, type DrawLimits } from '../followers/document/drawing-process.ts';
import { pdfDrawer } from '../followers/document/pdf-drawer.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import type { ArrivalJobs } from './archive/arrival-jobs.ts';
import { forgetOldArrivals } from './archive/forget-old-arrivals.ts';
import { workOnArrival, type WorkDeps } from './archive/work-on-arrival.ts';
import type { LeavingKey, TellingKey } from '../followers/google-prices/telling-key.ts';
import { queueGoogle } from '../followers/google-prices/queue-google.ts';
import { takeBackFromGoogle } from '../followers/google-prices/take-back-from-google.ts';
import { tellGoogle } from '../followers/google-prices/tell-google.ts';
import type { FeedKey } from './calendar-feed/feed.ts';
import { queueReadings } from './calendar-feed/queue-readings.ts';
import { readCalendarFeed } from './calendar-feed/read-feed.ts';
import { makeDueStatements } from './statement/make-due-statements.ts';
import { keepRunner, type KeptRunner } from './keep-runner.ts';
import type { MailJobs } from '../followers/message/mail-jobs.ts';
import type { PostMail } from '../followers/message/post-mail.ts';
import { sendConfirmation } from '../followers/message/send-confirmation.ts';
import { sendLinks } from '../followers/message/send-links.ts';
import { sendSignInLink } from '../followers/message/send-sign-in-link.ts';
import type { OperatorJobs } from '../property/operator/operator-jobs.ts';
import { mailGuest } from '../followers/message/mail-guest.ts';
import { mailHotel } from '../followers/message/mail-hotel.ts';
import { mailWaiting } from '../followers/message/mail-waiting.ts';
import { mailReport } from '../followers/report-mail/mail-report.ts';
import { queueReportMails } from '../followers/report-mail/queue-report-mails.ts';
import type { ReportMailJobs } from '../followers/report-mail/report-mail-jobs.ts';
import type { PaymentJobs } from '../payment/payment-jobs.ts';
import { openProviders } from '../payment/provider-of.ts';
import { reconcilePayments } from '../payment/reconcile-payments.ts';
import { reservationEffects } from '../booking/pay/reservation-effects.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { collectRests } from '../booking/pay/collect-rests.ts';
import { sendGuaranteeCharge } from '../booking/pay/send-guarantee-charge.ts';
import { remindUnpaid } from '../booking/pay/remind-unpaid.ts';
import { settlePayment, type SettleDeps } from '../payment/settle-payment.ts';
import { requeueTellings } from '../followers/connection/requeue-tellings.ts';
import { forgetOldMessages } from '../followers/connection/forget-old-messages.ts';
import { forgetOldTries } from '../followers/connection/forget-old-tries.ts';
import { forgetOldChanges } from '../selling/calendar/forget-old-changes.ts';
import { forgetOldVisits } from '../selling/demand/forget-old-visits.ts';
import { eraseDue } from '../followers/privacy/erase-due.ts';
import { inPresence } from '../platform/queue/in-presence.ts';
import { jobWatch } from '../platform/queue/job-watch.ts';
import { keepLooking } from '../platform/queue/keep-looking.ts';
import { openPresence } from '../platform/queue/presence.ts';
import type { BookingJobs } from '../booking/reservation/booking-jobs.ts';
import { keepLists } from '../booking/listing/gather.ts';
import { keepReports } from '../booking/report/gather-sold.ts';
import { keepGathered } from '../booking/report/keep-gathered.ts';
import { endHold } from '../booking/reservation/end-hold.ts';
import { sweep } from '../booking/reservation/sweep.ts';
import { offerWaiting } from '../booking/waiting/offer-waiting.ts';
import { quoteSeal } from '../selling/offer/quote-seal.ts';
import { openSnapshots } from '../selling/snapshot/snapshots.ts';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { deliverWebhook } from '../followers/webhook/deliver-webhook.ts';
import { tellChannelManager, type TellJob } from '../followers/channel-manager/tell-channel-manager.ts';
import { publicReach, type Reach } from '../followers/webhook/reach.ts';
import type { DeliveryKey } from '../followers/webhook/delivery-key.ts';

export type WorkerDeps = {
  readonly database: Database;
  readonly secret: string;
  readonly post: PostMail;
  /** Where webhooks may lead; absent, to public addresses only. */
  readonly reach?: Reach;
  readonly publicUrl: () => string;
  readonly now: () => number;
  readonly onFailure: (job: string, error: unknown) => void;
  /** Where pictures are kept, and archives that are looked at; absent, other servers make hotels of these. */
  readonly archives?: Pick<WorkDeps, 'pictureDir' | 'pictureStore' | 'spoolDir'>;
  /** Hears of a job that is not tried again, since two processes have died at it. */
  readonly onSetAside?: (job: string) => void;
  /** How soon a job is taken from a server that shows no sign of life; absent, after half a minute. */
  readonly watch?: { readonly everyMs: number; readonly looks: number };
  /** What drawing a PDF may take; absent, the usual. */
  readonly drawLimits?: DrawLimits;
  /** Hears why a confirmation was sent without its PDF. */
  readonly onPdfFault?: (error: Error) => void;
  /** Hears of each new state that a payment has come to. */
  readonly onOutcome?: SettleDeps['onOutcome'];
};

export type Worker = { stop(): Promise<void> };

/**
 * Does the queued jobs, each at least once; a job that fails is tried again, later and later. Eight kinds of work have
 * hands of their own: a mail server that is slow or an address that never answers keeps no payment waiting.
 */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const { everyMs, looks } = deps.watch ?? usualWatch;
  const watch = jobWatch({ pool: deps.database.pool, looks, onSetAside: deps.onSetAside ?? (() => {}) });
  const presence = openPresence(deps.database.url);
  const inner = {
    ...deps,
    db: deps.database.db,
    readHotel: knownHotels(deps.database.db).current,
    reach: deps.reach ?? publicReach,
    xml: xmlReader(),
    drawer: pdfDrawer({ limits: deps.drawLimits ?? usualDrawLimits, onFault: deps.onPdfFault ?? (() => {}) }),
  };
  const { now } = deps;
  const box = secretBox(deps.secret);
  const providerOf = openProviders(inner.db, box);
  // Rooms are offered by what the database says at that moment: nothing is remembered here. Prices are the hotel's own.
  const selling = {
    snapshots: openSnapshots({ database: deps.database, hotels: knownHotels(inner.db), budgetBytes: 0, now }),
    seal: quoteSeal(deps.secret),
    rates: () => [ratesSnapshot],
  };
  const { onOutcome } = deps;
  const payments = { db: inner.db, providerOf, effects: reservationEffects, ...(onOutcome ? { onOutcome } : {}) };
  const money: TaskList = {
    'settle-payment': async (job) => void (await settlePayment(payments, job as PaymentJobs['settle-payment'], now())),
    'reconcile-payments': async () => {
      try {
        await reconcilePayments(payments, now());
      } finally {
        await remindUnpaid(inner, now()); // also where a provider did not answer for somebody else
      }
    },
    'collect-rests': () => collectRests({ ...payments, ...inner }, now()),
    'charge-guarantee': (job) =>
      sendGuaranteeCharge({ ...payments, ...inner }, job as BookingJobs['charge-guarantee'], now()),
    'end-hold': (job) => endHold(inner.db, job as BookingJobs['end-hold'], now()),
    sweep: async () => {
      await sweep(inner.db, now());
      await requeueTellings(inner.db, now());
    },
    'keep-lists': () => keepGathered(inner.db, inner.readHotel, now()),
    'daily-statement': () => makeDueStatements(inner, now()),
    'offer-waiting': (job) => offerWaiting({ ...inner, ...selling }, job as BookingJobs['offer-waiting'], now()),
    'queue-report-mails': () => queueReportMails(inner, now()),
    'erase-due': async () => {
      await forgetOldTries(inner.db, now());
      await forgetOldMessages(inner.db, now());
      await forgetOldChanges(inner.db, now());
      await forgetOldArrivals(inner.db, now());
      await forgetOldVisits(inner.db, inner.readHotel, now());
      await eraseDue(inner, now());
      // Once a day at all hotels, whatever is noted of them.
      await keepLists(inner.db, inner.readHotel, now());
      await keepReports(inner.db, inner.readHotel);
    },
  };
  const mail: TaskList = {
    'send-confirmation': (job) => sendConfirmation(inner, job as MailJobs['send-confirmation'], now()),
    'send-links': (job) => sendLinks(inner, job as MailJobs['send-links'], now()),
    'send-sign-in-link': (job) => sendSignInLink(inner, job as OperatorJobs['send-sign-in-link'], now()),
    'tell-guest': (job) => mailGuest(inner, job as MailJobs['tell-guest'], now()),
    'tell-waiting': (job) => mailWaiting(inner, job as MailJobs['tell-waiting'], now()),
    'mail-report': (job) => mailReport(inner, job as ReportMailJobs['mail-report'], now()),
    'tell-hotel': (job) => mailHotel(inner, job as MailJobs['tell-hotel'], now()),
    'tell-missing-pdf': (job) =>
      mailHotel(inner, { ...(job as MailJobs['tell-missing-pdf']), news: { what: 'pdf-missing' } }, now()),
  };
  const webhooks: TaskList = {
    'deliver-webhook': (job, { job: { attempts, max_attempts } }) =>
      deliverWebhook(inner, job as DeliveryKey, attempts >= max_attempts, now()),
  };
  const systems: TaskList = {
    'tell-alpinebits': (job) => pushRequests({ ...inner, box }, job as PushKey, now()),
    'tell-channel-manager': (job) => tellChannelManager({ ...inner, box, now }, job as TellJob),
  };
  const channels: TaskList = {
    'report-conversion': (job, { job: { attempts, max_attempts } }) =>
      reportConversion({ ...inner, box }, job as ConversionKey, attempts >= max_attempts, now()),
  };
  const feeds: TaskList = {
    'read-feeds': () => queueReadings(inner.db),
    'read-feed': (job) => readCalendarFeed({ ...inner, box }, job as FeedKey, now()),
  };
  const prices: TaskList = {
    'tell-google-hotels': (job) => queueGoogle(inner.db, (job as { isAgain?: boolean }).isAgain === true, now()),
    'take-back-from-google': (job) => takeBackFromGoogle({ ...inner, box }, job as LeavingKey, now()),
    'tell-google': (job) => tellGoogle({ ...inner, ...selling, box }, job as TellingKey, now()),
  };
  // One at a time: a whole hotel takes minutes, and what guests wait for has places of its own.
  const { archives: kept } = deps;
  const archives: TaskList | null = kept
    ? {
        'take-arrival': (job, { abortSignal }) =>
          workOnArrival({ ...inner, ...kept }, job as ArrivalJobs['take-arrival'], abortSignal),
      }
    : null;
  const looking = keepLooking(watch, everyMs);
  const runners: KeptRunner[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await looking.stop(); // jobs that are ended in peace show a sign until then
    await inner.drawer.close();
    await inner.xml.close();
    await presence.close();
  };
  try {
    const { onFailure, database } = deps;
    const keep = (tasks: TaskList, concurrency = CONCURRENCY, times = ''): Promise<KeptRunner> =>
      keepRunner({
        pool: database.pool,
        concurrency,
        onFailure,
        tasks: inPresence(watch, presence, tasks),
        crontab: times,
      });
    runners.push(await keep(money, CONCURRENCY, crontab));
    runners.push(await keep(webhooks, WEBHOOKS));
    runners.push(await keep(systems, WEBHOOKS));
    for (const tasks of [mail, channels, feeds, prices]) runners.push(await keep(tasks));
    if (archives) runners.push(await keep(archives, 1));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

const crontab = `*/10 * * * * sweep ?max=2&jobKey=sweep
* * * * * keep-lists ?max=2&jobKey=keep-lists
7,37 * * * * daily-statement ?max=2&jobKey=daily-statement
* * * * * tell-google-hotels ?max=2&jobKey=tell-google-hotels
*/10 * * * * read-feeds ?max=2&jobKey=read-feeds
* * * * * offer-waiting ?max=2&jobKey=offer-waiting
*/5 * * * * queue-report-mails ?max=2&jobKey=queue-report-mails
*/10 * * * * collect-rests ?max=2&jobKey=collect-rests
* * * * * reconcile-payments ?max=2&jobKey=reconcile-payments
17 3 * * * erase-due ?max=2&jobKey=erase-due`;

/** In milliseconds. Half a minute: longer than a busy machine keeps a process waiting, and a guest hardly notices it. */
const usualWatch = { everyMs: 5_000, looks: 6 };

/** So many jobs of one kind at the same time. */
const CONCURRENCY = 3;

/** Deliveries mostly wait for a stranger's server, and hold no connection meanwhile. One after the other to each webhook. */
const WEBHOOKS = 20;
