import { isRefusal } from '@stayfront/contract/problem';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { startMailbox } from '@stayfront/sandbox/mail/start-mailbox';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { smtpPost } from '../message/post-mail.ts';
import { startPayment, type PaymentBegun } from '../../payment/start-payment.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { nightBooks } from '../../testing/night-books.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetup } from '../../testing/payment-setups.ts';
import { openReceiver } from '../../testing/receiver.ts';
import { openHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { publicReach } from '../webhook/reach.ts';
import { startWorker } from '../../app/worker.ts';
import { eraseDue } from './erase-due.ts';
import { eraseReservation } from './erase-reservation.ts';
import { findOf } from './find-of.ts';
import type { ProviderRefs } from '../../payment/port/payment-provider.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const reach = { ...publicReach, allowsLoopback: true };
const app = await startApp(database, clock, { reach });
const setup = await openSetup('PAYRAILS');
afterAll(() => setup.stop());
const api = payApi(database, app, clock);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

/** Of a guest who cannot be overlooked. At this address the mail server turns everything away, and says to whom. */
const marked = {
  givenName: 'Markerina',
  surname: 'Markerson',
  email: 'marker.mail@refused.example',
  phone: '+41 44 555 01 99',
  address: {
    addressLine: 'Markergasse 7',
    postalCode: 'MK-4711',
    city: 'Markerstadt',
    state: 'Markerstate',
    country: 'CH',
  },
  specialRequest: 'A marker-wish for a quiet room',
  businessTravel: true,
};
const channelParameters = {
  channelId: 387,
  refid: 'marker-refid',
  clientId: 'marker-client',
  trvReference: 'marker-trv',
};
const sessionId = 'MarkerSession123';
const written = [
  ...Object.values(marked).filter((value) => typeof value === 'string'),
  ...Object.values(marked.address).filter((value) => value !== 'CH'),
  ...Object.values(channelParameters).filter((value) => typeof value === 'string'),
  sessionId,
  'marker-promo',
  'marker.product',
  '44 668 19 99', // the telephone after a change
];

const theHotel = async (): Promise<Hotel> => {
  const hotel = await loadHotel(db, 7001);
  if (!hotel) throw new Error('The hotel is gone');
  return hotel;
};
const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/hotels/7001${path}`, payload, remoteAddress: '192.0.2.1' });

beforeEach(async () => {
  clock.now = noon;
  await db.deleteFrom('webhook').execute();
  await api.open(setup.settings);
  await db.deleteFrom('attempt').execute();
});

/** Where any of these words stands: in which table, whatever column, as text or as bytes, the queue's tables included. */
async function findInTables(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')`.execute(db);
  expect(tables.length).toBeGreaterThan(20);
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select lower(t::text) as row from ${sql.raw(name)} as t`.execute(db);
    for (const word of words.map((one) => one.toLowerCase()))
      if (rows.some(({ row }) => row.includes(word) || row.includes(Buffer.from(word).toString('hex'))))
        found.add(`${name}: ${word}`);
  }
  return [...found].sort();
}

const search = { sessionId, ...june, rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }], channelParameters };

async function bookMarked(ratePlanId: string) {
  await post('/searches', { ...search, promoCode: 'marker-promo', productId: 'marker.product' });
  const { reference } = await api.findProduct('double', ratePlanId, june);
  return (await api.book(bookingOf([reference], { sessionId, channelParameters, guestInfo: marked }))).body;
}

const erase = async (reservationId: string, isDryRun = false) =>
  eraseReservation(db, await theHotel(), { reservationId, who: 'hotel', isDryRun }, clock.now);

describe('a guest who is forgotten', () => {
  test('is in no column of any table, after all that can happen to a booking', async () => {
    const { key } = await makeKey(db, 7001, 'PMS', noon);
    const management = managementApi(app, 7001, key);
    const receiver = await openReceiver((response) => response.writeHead(500).end());
    await management.put('webhooks/pms', { url: `http://127.0.0.1:${receiver.port}/` });
    const mailbox = await startMailbox();
    const smtp = smtpPost(mailbox.smtpUrl);
    const failures: string[] = [];
    const worker = await startWorker({
      database,
      secret: testSecret,
      post: smtp.post,
      reach,
      publicUrl: () => publicUrl,
      now: () => clock.now,
      onFailure: (job) => failures.push(job),
    });
    onTestFinished(async () => {
      await worker.stop().catch(() => {}); // it may have been stopped by the test
      smtp.close();
      await mailbox.stop();
    });

    const mine = await bookMarked('prepaid-flexible');
    const input = { ...api.wishFor(mine), guest: { profileId: mine.reservationId, ...marked } };
    const begun = (await startPayment(api.deps, input, clock.now)) as PaymentBegun;
    await setup.pay(begun, '4111 1111 1111 1111');
    expect(await api.settle(begun.intentId)).toBe('paid');
    await api.modify(mine, { guestInfo: { ...marked, phone: '+41 44 668 19 99' } });
    await post(`/reservations/${mine.reservationId}/confirmation-mails`, { token: mine.token });
    await post('/lost-links', { email: marked.email.toUpperCase() });
    await expect.poll(() => failures).toContain('send-links'); // while there is a booking
    await post('/cancellations', { reservationId: marked.surname, reservationEmail: marked.email });
    await api.cancel(mine.reservationId, 'somebody@else.example');
    await api.cancel(mine.reservationId, marked.email);
    await api.discard(await bookMarked('prepaid'));
    await post('/searches', { ...search, promoCode: 'marker-promo' }); // and looks for another room
    await expect
      .poll(() => [...new Set(failures)].sort())
      .toEqual(['deliver-webhook', 'send-confirmation', 'send-links', 'tell-guest']);
    await worker.stop();

    const row = await db.selectFrom('payment_intent').select('refs').executeTakeFirstOrThrow();
    const refs = row.refs as ProviderRefs;
    expect(refs.card?.instrumentId).toBeTypeOf('string');
    const words = [...written, mine.token, refs.card?.instrumentId ?? ''];
    const before = await findInTables(words);
    for (const table of ['public.reservation', 'public.payment_intent', 'graphile_worker._private_jobs'])
      expect(before.some((place) => place.startsWith(table))).toBe(true); // or nothing was looked at
    const [nights, figures] = [await nightBooks(db, clock.now), await readFigures()];

    clock.now += 3_600_000;
    for (const reservationId of await findOf(db, 7001, marked.email.toUpperCase())) await erase(reservationId);
    expect(await findInTables(words)).toEqual([]);
    expect(await readFigures()).toEqual(figures);
    expect((await nightBooks(db, clock.now)).map(({ sold }) => sold)).toEqual(nights.map(({ sold }) => sold));
    const { body } = await management.get<HotelReservation>(`reservations/${mine.reservationId}`);
    expect(body).toMatchObject({ guestInfo: null, guarantee: null, erasedAt: new Date(clock.now).toISOString() });
    expect(body.channelParameters).toEqual({ channelId: 387 });
    expect(body.events.at(-1)).toMatchObject({ who: 'hotel', what: 'erased' });
  });

  /** What the books are made of. */
  async function readFigures(): Promise<unknown> {
    const stays = await db.selectFrom('room_stay').selectAll().orderBy('reservation_id').execute();
    const payments = await db
      .selectFrom('payment_intent')
      .select(['intent_id', 'amount', 'currency', 'state'])
      .orderBy('intent_id')
      .execute();
    const refunds = await db
      .selectFrom('payment_refund')
      .select(['refund_id', 'amount'])
      .orderBy('refund_id')
      .execute();
    return { stays, payments, refunds };
  }

  test('finds that the link opens nothing, and is told why; with any other token nobody is', async () => {
    const mine = await bookMarked('pay-at-hotel');
    await api.cancel(mine.reservationId, marked.email);
    await erase(mine.reservationId);
    const read = (t: string) => api.readReservation(mine.reservationId, { t });
    expect(await read(mine.token)).toMatchObject({ status: 410, body: { code: 'reservation.erased' } });
    expect(await read(`${mine.token}x`)).toMatchObject({ status: 404, body: { code: 'reservation.unknown' } });
    const resent = await post(`/reservations/${mine.reservationId}/confirmation-mails`, { token: mine.token });
    expect(resent.statusCode).toBe(404);
    expect((await api.modify(mine, { guestInfo: ada })).status).toBe(404);
    expect(await findOf(db, 7001, marked.email)).toEqual([]);
  });
});

describe('a guest', () => {
  test('who is still awaited, or pays just now, is not forgotten, nor in a dry run', async () => {
    const [booked, held] = [await bookMarked('pay-at-hotel'), await bookMarked('prepaid')];
    expect(await erase(booked.reservationId)).toEqual({ refused: 'reservation.awaited' });
    expect(await erase(held.reservationId)).toEqual({ refused: 'reservation.held' });
    clock.now = Date.parse('2027-06-14T12:00:00Z');
    expect(isRefusal(await erase(booked.reservationId, true))).toBe(false);
    expect((await api.readReservation(booked.reservationId, { t: booked.token })).status).toBe(200);
    const first = await erase(booked.reservationId);
    clock.now += 60_000;
    expect(await erase(booked.reservationId)).toEqual(first); // once and for all
    expect(await erase('SB4-AAAAAAAAAA')).toEqual({ refused: 'reservation.unknown' });
  });

  test.each([
    ['a year after departure', 12, '2028-06-12T21:59:00Z', '2028-06-12T22:01:00Z'],
    ['when the hotel says so', 3, '2027-09-12T21:59:00Z', '2027-09-12T22:01:00Z'],
  ])('is forgotten by itself %s, by the hotel’s clock', async (_, guestDataMonths, tooEarly, then) => {
    const { document } = await theHotel();
    const changed = { ...document, retention: { guestDataMonths } };
    await openHotel(db, changed, smallNights(changed, stayDate('2027-06-01'), 20));
    const { reservationId } = await bookMarked('pay-at-hotel');
    const deps = { db, readHotel: knownHotels(db).current };
    const erasedAt = async () =>
      (await db.selectFrom('reservation').select('erased_at').where('reservation_id', '=', reservationId).execute())[0]
        ?.erased_at;
    await eraseDue(deps, Date.parse(tooEarly));
    expect(await erasedAt()).toBeNull();
    await eraseDue(deps, Date.parse(then));
    expect(await erasedAt()).toEqual(new Date(then));
    const events = await db.selectFrom('reservation_event').select(['who', 'what']).orderBy('event_id').execute();
    expect(events.at(-1)).toEqual({ who: 'system', what: 'erased' });
  });

  test('who never paid is forgotten a month later', async () => {
    const held = await bookMarked('prepaid');
    await api.discard(held);
    await eraseDue({ db, readHotel: knownHotels(db).current }, noon + 31 * 24 * 3_600_000);
    expect(await findInTables(written)).toEqual([]);
  });
});
