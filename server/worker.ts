import { Logger, makeWorkerUtils, run, type Runner, type TaskList } from 'graphile-worker';
import { reportConversion } from './channel/report-conversion.ts';
import type { Database } from './db/open-database.ts';
import { pdfDrawer } from './document/pdf-drawer.ts';
import { hotelReader } from './hotel/hotel.store.ts';
import type { Jobs } from './message/enqueue.ts';
import type { PostMail } from './message/post-mail.ts';
import { sendConfirmation } from './message/send-confirmation.ts';
import { sendLinks } from './message/send-links.ts';
import { tellGuest } from './message/tell-guest.ts';
import { tellHotel } from './message/tell-hotel.ts';
import { openProviders } from './payment/provider-of.ts';
import { reconcilePayments } from './payment/reconcile-payments.ts';
import { reservationEffects } from './payment/reservation-effects.ts';
import { secretBox } from './payment/secret-box.ts';
import { remindUnpaid } from './payment/remind-unpaid.ts';
import { settlePayment, type SettleMeans } from './payment/settle-payment.ts';
import { eraseDue } from './privacy/erase-due.ts';
import { endHold } from './reservation/end-hold.ts';
import { sweep } from './reservation/sweep.ts';
import { deliverWebhook } from './webhook/deliver-webhook.ts';
import { publicReach, type Reach } from './webhook/reach.ts';

export type WorkerMeans = {
  readonly database: Database;
  readonly secret: string;
  readonly post: PostMail;
  /** Where webhooks may lead; absent, to public addresses only. */
  readonly reach?: Reach;
  readonly publicUrl: () => string;
  readonly now: () => number;
  readonly onFailure: (job: string, error: unknown) => void;
  /** Hears of each new state that a payment has come to. */
  readonly onOutcome?: SettleMeans['onOutcome'];
};

export type Worker = { stop(): Promise<void> };

/**
 * Does the queued jobs, each at least once; a job that fails is tried again, later and later. Four kinds of work have
 * hands of their own: a mail server that is slow or an address that never answers keeps no payment waiting.
 */
export async function startWorker(means: WorkerMeans): Promise<Worker> {
  await freeAbandonedJobs(means.database.pool);
  const inner = {
    ...means,
    db: means.database.db,
    readHotel: hotelReader(means.database.db),
    reach: means.reach ?? publicReach,
    drawer: pdfDrawer(),
  };
  const { now } = means;
  const box = secretBox(means.secret);
  const providerOf = openProviders(inner.db, box);
  const { onOutcome } = means;
  const payments = { db: inner.db, providerOf, effects: reservationEffects, ...(onOutcome ? { onOutcome } : {}) };
  const money: TaskList = {
    'settle-payment': async (job) => void (await settlePayment(payments, job as Jobs['settle-payment'], now())),
    'reconcile-payments': async () => {
      await reconcilePayments(payments, now());
      await remindUnpaid(inner, now());
    },
    'end-hold': (job) => endHold(inner.db, job as Jobs['end-hold'], now()),
    sweep: () => sweep(inner.db, now()),
    'erase-due': () => eraseDue(inner, now()),
  };
  const mail: TaskList = {
    'send-confirmation': (job) => sendConfirmation(inner, job as Jobs['send-confirmation'], now()),
    'send-links': (job) => sendLinks(inner, job as Jobs['send-links'], now()),
    'tell-guest': (job) => tellGuest(inner, job as Jobs['tell-guest'], now()),
    'tell-hotel': (job) => tellHotel(inner, job as Jobs['tell-hotel'], now()),
  };
  const webhooks: TaskList = {
    'deliver-webhook': (job, { job: { attempts, max_attempts } }) =>
      deliverWebhook(inner, job as Jobs['deliver-webhook'], attempts >= max_attempts, now()),
  };
  const channels: TaskList = {
    'report-conversion': (job, { job: { attempts, max_attempts } }) =>
      reportConversion({ ...inner, box }, job as Jobs['report-conversion'], attempts >= max_attempts, now()),
  };
  const runners: Runner[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await inner.drawer.close();
  };
  try {
    runners.push(await runTasks(means, money, crontab));
    for (const tasks of [mail, webhooks, channels]) runners.push(await runTasks(means, tasks));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

const crontab = `*/10 * * * * sweep ?max=2&jobKey=sweep
* * * * * reconcile-payments ?max=2&jobKey=reconcile-payments
17 3 * * * erase-due ?max=2&jobKey=erase-due`;

/** So many jobs of one kind at the same time. */
const HANDS = 3;

async function runTasks({ database, onFailure }: WorkerMeans, taskList: TaskList, times = ''): Promise<Runner> {
  const runner = await run({
    pgPool: database.pool,
    concurrency: HANDS,
    noHandleSignals: true, // the process that owns us decides when to stop
    logger: silent,
    crontab: times,
    taskList,
  });
  runner.events.on('job:error', ({ job, error }) => onFailure(job.task_identifier, error));
  return runner;
}

/**
 * A process that was killed leaves the jobs it had begun locked, and for four hours nobody would touch them: a guest
 * would wait that long for a confirmation. If another process is at work on one of them, it is done twice.
 */
async function freeAbandonedJobs(pool: Database['pool']): Promise<void> {
  const locked = 'select distinct locked_by from graphile_worker.jobs where locked_by is not null';
  const { rows } = await pool.query<{ locked_by: string }>(locked);
  if (rows.length === 0) return;
  const queue = await makeWorkerUtils({ pgPool: pool, logger: silent });
  await queue.forceUnlockWorkers(rows.map((row) => row.locked_by));
  await queue.release();
}

const silent = new Logger(() => () => {});
