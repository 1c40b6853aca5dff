import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { WebhookBody } from '@stayfront/contract/manage/webhooks';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { smtpPost } from '../followers/message/post-mail.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { makeKey } from '../property/key/make-key.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../testing/guest-api.ts';
import { managementApi } from '../testing/management-api.ts';
import { openDoor, type Door } from '../testing/open-door.ts';
import { openMailbox } from '../testing/open-mailbox.ts';
import { openReceiver } from '../testing/receiver.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';
import { publicReach } from '../followers/webhook/reach.ts';
import { startWorker, type Worker } from './worker.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.now();
const reach = { ...publicReach, allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, { now }, { reach });
const hotel = smallHotel();
const today = todayAt(hotel.timeZone, now);
const { findProduct, book } = guestApi(app, hotel.hotelId);
/** Three seconds of silence: processes of a busy machine stand still for shorter. */
const watch = { everyMs: 100, looks: 30 };
const doors: Door[] = [];

/** A server's jobs done in a process of its own, so that it can be killed. */
async function startDoomed(smtpUrl: string): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, '../testing/work-alone.ts');
  const child = spawn(
    process.execPath,
    [script, database.url, smtpUrl, testSecret, String(watch.everyMs), String(watch.looks)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

/** A server's jobs done here, over connections that the database knows by a name. */
async function start(name: string, smtpUrl: string): Promise<Worker> {
  const url = new URL(database.url);
  url.searchParams.set('application_name', name);
  const [own, smtp] = [openDatabase(url.href), smtpPost(smtpUrl)];
  const worker = await startWorker({
    database: own,
    secret: testSecret,
    post: smtp.post,
    reach,
    publicUrl: () => publicUrl,
    now: () => now,
    watch,
    onFailure: () => {},
  });
  onTestFinished(async () => {
    for (const door of doors) door.remove(); // nobody is to wait before one where a test has failed
    await worker.stop().catch(() => {}); // the test may have stopped it
    smtp.close();
    await own.close();
  });
  return worker;
}

async function bookOne(): Promise<string> {
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 6), nbAdults: 1 };
  const { reference } = await findProduct('double', 'pay-at-hotel', stay);
  const { status, body } = await book(bookingOf([reference]));
  expect(status).toBe(201);
  return body.reservationId;
}

type Begun = { readonly task: string; readonly worker: string; readonly at: number };
/** Jobs that are not done, by who has begun them. */
const openJobs = async (): Promise<Begun[]> =>
  (
    await sql<Begun>`
      select task_identifier as task, coalesce(locked_by, '') as worker,
             coalesce(extract(epoch from locked_at), 0)::float8 as at
        from graphile_worker.jobs order by id`.execute(db)
  ).rows;
const areWaiting = (mails: Door, webhooks: Door): Promise<void> =>
  until(() => expect([mails.waiting(), webhooks.waiting()]).toEqual([2, 1])); // to the guest, to the hotel

test('a server is replaced in the middle of mails and webhooks, another is killed: each is sent, and none twice', async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30, 50));
  const [mailbox, receiver] = [await openMailbox(), await openReceiver()];
  const [mails, webhooks] = [await openDoor(Number(new URL(mailbox.smtpUrl).port)), await openDoor(receiver.port)];
  doors.push(mails, webhooks);
  const smtpUrl = `smtp://127.0.0.1:${mails.port}`;
  const management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', now)).key);
  await management.put('webhooks/pms', { url: `http://127.0.0.1:${webhooks.port}/` });
  const close = (): void => doors.forEach((door) => door.close());
  const open = (): void => doors.forEach((door) => door.open());
  /** What has arrived, about which reservation. */
  const sent = (): readonly string[] => [
    ...mailbox.mails().map(({ subject, to }) => `mail to ${to.join()}: ${/SB4-\w+/.exec(subject)?.[0] ?? subject}`),
    ...receiver.got.map(({ body }) => `webhook: ${(JSON.parse(body) as WebhookBody).reservation.reservationId}`),
  ];
  const expectSent = (...reservations: string[]): void =>
    expect(sent().toSorted()).toEqual(
      reservations
        .flatMap((id) => [`mail to ada@guest.example: ${id}`, `mail to desk@probe.example: ${id}`, `webhook: ${id}`])
        .toSorted(),
    );
  const allDone = (): Promise<void> => until(async () => expect(await openJobs()).toEqual([]));

  // In the middle of its work the old one loses every connection to the database, as when that is restarted.
  close();
  const first = await bookOne();
  const old = await start('old', smtpUrl);
  await areWaiting(mails, webhooks);
  const begun = await openJobs();
  expect(begun.map(({ task }) => task).toSorted()).toEqual(['deliver-webhook', 'send-confirmation', 'tell-hotel']);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'old'
             and datname = current_database()`.execute(db);
  // The new one starts, and the old one is told to stop: it shows its signs for longer than the new one waits for them.
  const replacing = await start('new', smtpUrl);
  const stopped = old.stop();
  await until(async () => {
    const later = await openJobs();
    expect(later.map(({ task, worker }) => [task, worker])).toEqual(begun.map(({ task, worker }) => [task, worker]));
    for (const [i, { at }] of later.entries())
      expect(at - (begun[i]?.at ?? 0)).toBeGreaterThan((watch.everyMs * (watch.looks + 10)) / 1000);
  });
  open();
  await stopped;
  await allDone();
  await replacing.stop();
  expectSent(first);

  // Another is killed in the middle, and what it had begun is done by the next one.
  close();
  const second = await bookOne();
  const doomed = await startDoomed(smtpUrl);
  await areWaiting(mails, webhooks);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  for (const door of doors) door.turnAway();
  open();
  await start('next', smtpUrl);
  await allDone();
  expectSent(first, second);
});
