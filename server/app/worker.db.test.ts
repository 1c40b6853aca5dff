import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { startMailbox, type Mailbox } from '@stayfront/sandbox/mail/start-mailbox';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { enqueue } from '../platform/queue/enqueue.ts';
import { smtpPost } from '../followers/message/post-mail.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import { forgetHistory } from '../testing/forget-history.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../testing/start-app.ts';
import { startWorker, type Worker, type WorkerDeps } from './worker.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now });
/** Without an address of its own, so that every mail is the guest's. */
const hotel = smallHotel({ contact: { phone: '1', email: 'N/A' } });
const { findProduct, book } = guestApi(app, hotel.hotelId);

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
});

async function openMailbox(): Promise<Mailbox> {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

type Working = { runner: Worker; failures: Promise<unknown> };

/** The worker as it runs in production, posting to this mail server. `failures` settles with the first that it tells of. */
async function work(smtpUrl: string, more: Pick<WorkerDeps, 'watch'> = {}): Promise<Working> {
  const smtp = smtpPost(smtpUrl);
  let fail: (error: unknown) => void = () => {};
  const failures = new Promise((resolve) => (fail = resolve));
  const deps = { database, secret: testSecret, post: smtp.post, publicUrl: () => publicUrl, now: () => now };
  const runner = await startWorker({ ...deps, ...more, onFailure: (_job, error) => fail(error) });
  onTestFinished(async () => {
    await runner.stop().catch(() => {}); // it may have been stopped by the test
    smtp.close();
  });
  return { runner, failures };
}

const bookOne = async (changes: Parameters<typeof bookingOf>[1] = {}) => {
  const { reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-13' });
  const { status, body } = await book(bookingOf([reference], changes));
  expect(status).toBe(201);
  return body;
};

type Job = { task: string; attempts: number; isUnderWay: boolean };
const jobs = async (): Promise<Job[]> =>
  (
    await sql<Job>`
      select task_identifier as task, attempts, locked_at is not null as "isUnderWay" from graphile_worker.jobs
       order by id`.execute(db)
  ).rows;

/** The worker takes a job off the queue just after it has done it, and does not wait for that even when it stops. */
async function expectDone(): Promise<void> {
  await expect.poll(jobs).toEqual([]);
}

describe('the job to confirm a booking', () => {
  test('is queued with the booking, and one for the desk beside it', async () => {
    await bookOne();
    expect(await jobs()).toEqual([
      { task: 'send-confirmation', attempts: 0, isUnderWay: false },
      { task: 'tell-hotel', attempts: 0, isUnderWay: false },
    ]);
  });

  test('is not queued where nothing was booked', async () => {
    const { reference } = await findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
    });
    const tooMany = await book(bookingOf([reference, reference, reference, reference]));
    expect(tooMany.body.code).toBe('sold_out');
    expect(await jobs()).toEqual([]);
  });

  test('goes with the transaction it was queued in', async () => {
    const failing = inHotel(db, hotel.hotelId, async (tx) => {
      await enqueue(tx, 'send-confirmation', { hotelId: 7001, reservationId: 'SB4-AAAAAAAAAA' });
      throw new Error('the booking failed after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(await jobs()).toEqual([]);
  });

  test('is queued once for a booking that is sent again', async () => {
    const { reference } = await findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
    });
    await Promise.all(Array.from({ length: 5 }, () => book(bookingOf([reference]), 'the-same')));
    expect((await jobs()).map(({ task }) => task)).toEqual(['send-confirmation', 'tell-hotel']);
  });
});

describe('the confirmation', () => {
  test('is sent once, to the guest, from the hotel, and the job is done', async () => {
    const mailbox = await openMailbox();
    const { reservationId } = await bookOne();
    const { runner } = await work(mailbox.smtpUrl);
    const mail = await mailbox.waitForMail(() => true);
    await runner.stop();
    expect(mail).toMatchObject({
      to: ['ada@guest.example'],
      from: { name: 'Hotel Probe', address: 'no-reply@book.example' },
    });
    expect(mail.subject).toContain(reservationId);
    expect(mail.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value).toBe(
      `<confirmation-7001-${reservationId}@stayfront>`,
    );
    expect(mailbox.mails()).toHaveLength(1);
    await expectDone();
  });

  test('is sent once each, though two servers look for work', async () => {
    const mailbox = await openMailbox();
    const workers = [await work(mailbox.smtpUrl), await work(mailbox.smtpUrl)];
    const booked = await Promise.all([bookOne(), bookOne(), bookOne()]);
    await Promise.all(
      booked.map(({ reservationId }) => mailbox.waitForMail((mail) => mail.subject.includes(reservationId))),
    );
    await Promise.all(workers.map(({ runner }) => runner.stop()));
    await expectDone();
    expect(mailbox.mails()).toHaveLength(3);
  });

  test('is sent at once for a booking that comes while the worker waits', async () => {
    const mailbox = await openMailbox();
    await work(mailbox.smtpUrl);
    const { reservationId } = await bookOne();
    const mail = await mailbox.waitForMail((one) => one.subject.includes(reservationId));
    expect(mail.to).toEqual([ada.email]);
  });

  test('is tried again when the mail server was busy, and then sent once', async () => {
    const mailbox = await openMailbox();
    const { reservationId } = await bookOne();
    const door = await busyOnce(mailbox.smtpUrl);
    const first = await work(door);
    expect(String(await first.failures)).toMatch(/421|not now/);
    await first.runner.stop();
    const putBack = [{ task: 'send-confirmation', attempts: 1, isUnderWay: false }];
    await expect.poll(jobs).toEqual(putBack);
    expect(mailbox.mails()).toEqual([]);

    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db); // instead of waiting
    const second = await work(door);
    const mail = await mailbox.waitForMail(() => true);
    await second.runner.stop();
    expect(mail.subject).toContain(reservationId);
    await expectDone();
    expect(mailbox.mails()).toHaveLength(1);
  });

  test('that a killed server had begun is sent by the next one', async () => {
    const mailbox = await openMailbox();
    await bookOne();
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is no more'`.execute(
      db,
    );
    const { runner } = await work(mailbox.smtpUrl, { watch: { everyMs: 10, looks: 2 } });
    await mailbox.waitForMail(() => true);
    await runner.stop();
    expect(mailbox.mails()).toHaveLength(1);
  });
});

describe('a payment', () => {
  test('is settled while every mail waits for a mail server that never answers', async () => {
    const { callers, smtpUrl } = await silentMailServer();
    const { reservationId } = await bookOne();
    const queue = (name: 'send-confirmation' | 'settle-payment', times: number) =>
      inHotel(db, hotel.hotelId, async (tx) => {
        for (let i = 0; i < times; i += 1) await enqueue(tx, name, { hotelId: 7001, reservationId, intentId: 'none' });
      });
    await queue('send-confirmation', 20);
    await work(smtpUrl);
    await expect.poll(() => callers.length).toBeGreaterThan(2); // all hands are busy
    await queue('settle-payment', 1);
    const open = async () => (await jobs()).filter((job) => job.task === 'settle-payment');
    await expect.poll(open).toEqual([]);
    for (const caller of callers) caller.destroy();
  });
});

/** A mail server that never says a word. */
async function silentMailServer(): Promise<{ callers: Socket[]; smtpUrl: string }> {
  const callers: Socket[] = [];
  const silent = createServer((caller) => void callers.push(caller.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  return { callers, smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` };
}

/** A mail server that turns the first caller away and then is the given one. */
async function busyOnce(smtpUrl: string): Promise<string> {
  const { hostname, port } = new URL(smtpUrl);
  let isBusy = true;
  const door = createServer((caller) => {
    caller.on('error', () => {});
    if (isBusy) {
      isBusy = false;
      caller.end('421 not now\r\n');
      return;
    }
    const inside = connect(Number(port), hostname);
    inside.on('error', () => {});
    caller.pipe(inside).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  onTestFinished(() => void door.close());
  return `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`;
}
