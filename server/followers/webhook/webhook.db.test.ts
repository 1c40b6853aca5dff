import { createHmac } from 'node:crypto';
import { WebhookBody, type PutWebhookAnswer, type Webhook } from '@stayfront/contract/manage/webhooks';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openReceiver } from '../../testing/receiver.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { startWorker } from '../../app/worker.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { postDelivery } from './post-delivery.ts';
import type { Reach } from './reach.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
/** This machine, as in the demo; names lead where a test says. */
const names: Record<string, readonly string[]> = {};
const reach: Reach = {
  resolve: (host) => Promise.resolve(names[host] ?? []),
  allowsLoopback: true,
  patienceMs: 300_000,
};
const app = await startApp(database, clock, { reach });
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
let management = managementApi(app, hotel.hotelId, '');

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30, 50));
  management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
});
beforeEach(async () => {
  await sql`delete from webhook`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const put = (id: string, url: string, more: object = {}): Promise<{ status: number; body: PutWebhookAnswer }> =>
  management.put<PutWebhookAnswer>(`webhooks/${id}`, { url, ...more });
const hooks = async (): Promise<Webhook[]> => (await management.get<{ webhooks: Webhook[] }>('webhooks')).body.webhooks;

async function book(): Promise<string> {
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
  return (await api.book(bookingOf([reference]))).body.reservationId;
}

async function work(): Promise<void> {
  const post = (): Promise<void> => Promise.resolve();
  const deps = { database, secret: testSecret, post, reach, publicUrl: () => publicUrl, now: () => clock.now };
  const runner = await startWorker({ ...deps, onFailure: () => {} });
  onTestFinished(() => runner.stop());
}

type Delivery = { event_id: number; webhook_id: string; state: string; attempts: number; last_status: string | null };
const deliveries = async (): Promise<Delivery[]> =>
  (
    await sql<Delivery>`select event_id, webhook_id, state, attempts, last_status from webhook_delivery order by event_id`.execute(
      db,
    )
  ).rows;

/** One try of the newest delivery, as the worker makes it. */
async function tryOnce(isLastTry: boolean, through: Reach = reach): Promise<Delivery | undefined> {
  const newest = (await deliveries()).at(-1);
  const deps = { db, readHotel: knownHotels(db).current, secret: testSecret, reach: through };
  const key = { hotelId: hotel.hotelId, eventId: newest?.event_id ?? 0, webhookId: newest?.webhook_id ?? '' };
  await deliverWebhook(deps, key, isLastTry, clock.now).catch(() => {});
  return (await deliveries()).at(-1);
}

describe('a webhook', () => {
  test('is told of every booking, signed so that only the hotel’s server could have sent it', async () => {
    const { port, got } = await openReceiver();
    const { body: hook } = await put('pms', `http://127.0.0.1:${port}/stayfront`);
    await work();
    const reservationId = await book();
    await until(() => expect(got).toHaveLength(1));
    const [{ headers, body, url } = { headers: {}, body: '', url: '' }] = got;
    expect(url).toBe('/stayfront');
    const [, seconds = '', hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['stayfront-signature'])) ?? [];
    expect(
      createHmac('sha256', hook.secret ?? '')
        .update(`${seconds}.${body}`)
        .digest('hex'),
    ).toBe(hash);
    expect(Number(seconds)).toBe(clock.now / 1000);
    const said = WebhookBody.parse(JSON.parse(body));
    expect(said).toMatchObject({ what: 'book', hotelId: hotel.hotelId, reservation: { reservationId } });
    expect(headers['stayfront-event']).toBe(String(said.eventId));
    await until(async () => expect(await hooks()).toMatchObject([{ waiting: 0, failed: 0, lastStatus: '204' }]));
  });

  test('is told its secret once, and a new one when it asks; the database keeps neither readable', async () => {
    const first = await put('pms', 'http://127.0.0.1:9/');
    expect(first.body.secret).toMatch(/^whsec_/);
    expect(await put('pms', 'http://127.0.0.1:10/')).toMatchObject({
      body: { secret: null, url: 'http://127.0.0.1:10/' },
    });
    const renewed = await put('pms', 'http://127.0.0.1:10/', { renewSecret: true });
    expect(renewed.body.secret).not.toBe(first.body.secret);
    const { rows } = await sql<{ row: string }>`select webhook::text as row from webhook`.execute(db);
    expect(rows[0]?.row).not.toContain(renewed.body.secret?.slice(6) ?? '');
  });

  test('that is taken away hears nothing more, not even what was waiting', async () => {
    const { port, got } = await openReceiver();
    await put('pms', `http://127.0.0.1:${port}/`);
    await book();
    expect(await management.remove('webhooks/pms')).toMatchObject({ status: 200 });
    expect(await management.remove('webhooks/pms')).toMatchObject({ status: 404, body: { code: 'webhook.unknown' } });
    await work();
    await until(async () =>
      expect(
        (await sql`select from graphile_worker.jobs where task_identifier = 'deliver-webhook'`.execute(db)).rows,
      ).toEqual([]),
    );
    expect([got, await deliveries(), await hooks()]).toEqual([[], [], []]);
  });

  test('is one of ten at most', async () => {
    for (let i = 0; i < 10; i++) expect(await put(`hook-${i}`, 'http://127.0.0.1:9/')).toMatchObject({ status: 200 });
    expect(await put('hook-10', 'http://127.0.0.1:9/')).toMatchObject({
      status: 409,
      body: { code: 'webhook.too_many' },
    });
    expect(await put('hook-9', 'http://127.0.0.1:10/')).toMatchObject({ status: 200 });
  });

  test('is not made for an address inside, or one that is none', async () => {
    names['inside.example.com'] = ['10.1.2.3'];
    for (const url of [
      'https://inside.example.com/',
      'https://169.254.169.254/',
      'https://[::ffff:10.0.0.1]/',
      'javascript:alert(1)',
      'ftp://example.com/',
      'nonsense',
    ])
      expect(await put('pms', url)).toMatchObject({
        status: 400,
        body: { code: 'webhook.target', errors: [{ field: 'url', code: 'webhook.target' }] },
      });
    expect(await hooks()).toEqual([]);
  });
});

describe('a delivery', () => {
  test('that is not taken is tried again and given up after the last time', async () => {
    let status = 503;
    const { port, got } = await openReceiver((response) => response.writeHead(status).end());
    await put('pms', `http://127.0.0.1:${port}/`);
    await book();
    expect(await tryOnce(false)).toMatchObject({ state: 'waiting', attempts: 1, last_status: '503' });
    status = 200;
    expect(await tryOnce(false)).toMatchObject({ state: 'delivered', attempts: 2, last_status: '200' });
    await tryOnce(false);
    expect(got).toHaveLength(2); // what is delivered is not sent again
    status = 410;
    await book();
    expect(await tryOnce(true)).toMatchObject({ state: 'failed', last_status: '410' });
    expect(await hooks()).toMatchObject([{ waiting: 0, failed: 1, lastStatus: '410' }]);
  });

  test('is queued again by the worker, later and later', async () => {
    const { port } = await openReceiver((response) => response.writeHead(500).end());
    await put('pms', `http://127.0.0.1:${port}/`);
    await work();
    await book();
    await until(async () => {
      const { rows } = await sql<{ attempts: number; isLater: boolean }>`
          select attempts, run_at > now() as "isLater" from graphile_worker.jobs
           where task_identifier = 'deliver-webhook' and locked_at is null`.execute(db);
      expect(rows).toEqual([{ attempts: 1, isLater: true }]);
    });
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, last_status: '500' }]);
  });

  test('follows no one to another address', async () => {
    const inside = await openReceiver();
    const { port } = await openReceiver((response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    expect(await postDelivery(reach, `http://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({
      isDelivered: false,
      status: '302',
    });
    expect(inside.got).toEqual([]);
  });

  test('waits for no slow answer and reads no endless one', async () => {
    const slow = await openReceiver(() => {});
    const impatient = { ...reach, patienceMs: 50 };
    expect(await postDelivery(impatient, `http://127.0.0.1:${slow.port}/`, {}, '{}')).toMatchObject({
      isDelivered: false,
      status: 'No answer in time',
    });
    const dripping = await openReceiver((response) => void response.writeHead(200).write('a little'));
    expect(await postDelivery(impatient, `http://127.0.0.1:${dripping.port}/`, {}, '{}')).toMatchObject({
      isDelivered: false,
    });
    const endless = await openReceiver((response) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024)));
    expect(await postDelivery(reach, `http://127.0.0.1:${endless.port}/`, {}, '{}')).toMatchObject({
      isDelivered: false,
      status: 'The answer was too large',
    });
    expect(await postDelivery(reach, 'http://127.0.0.1:1/', {}, '{}')).toMatchObject({
      isDelivered: false,
      status: 'ECONNREFUSED',
    });
  });

  test('goes to no private machine, though the name was public when it was put', async () => {
    const { port, got } = await openReceiver();
    names['rebinding.example.com'] = ['93.184.215.14'];
    expect(await put('pms', 'https://rebinding.example.com:8443/')).toMatchObject({ status: 200 });
    await book();
    names['rebinding.example.com'] = ['127.0.0.1'];
    const strict = { ...reach, allowsLoopback: false };
    expect(await tryOnce(true, strict)).toMatchObject({
      state: 'failed',
      last_status: 'This address is not on the public network',
    });
    expect(got).toEqual([]);
    expect(port).toBeGreaterThan(0);
  });

  test('asks for the name once: between looking and connecting it cannot be turned', async () => {
    const { port, got } = await openReceiver();
    let asked = 0;
    const turning: Reach = {
      ...reach,
      resolve: () => Promise.resolve(asked++ === 0 ? ['127.0.0.1'] : ['10.255.255.1']),
    };
    expect(await postDelivery(turning, `http://turning.example.com:${port}/`, {}, '{}')).toMatchObject({
      isDelivered: true,
    });
    expect([asked, got.length, got[0]?.headers.host]).toEqual([1, 1, `turning.example.com:${port}`]);
  });
});
