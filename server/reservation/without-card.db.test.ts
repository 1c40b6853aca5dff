import { randomUUID } from 'node:crypto';
import { heldPercent, holdMinutes, holdsPerGuest } from '@stayfront/rules/booking/hold';
import { roomsByMail, usualWithoutCard } from '@stayfront/rules/booking/without-card';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../key/make-key.ts';
import type { Jobs } from '../message/enqueue.ts';
import { tellGuest } from '../message/tell-guest.ts';
import { forgetHistory } from '../testing/forget-history.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, frontDesk } from '../testing/front-desk.ts';
import { nightBooks, wrongNights } from '../testing/night-books.ts';
import { postOffice } from '../testing/post-office.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { startApp, testSecret } from '../testing/start-app.ts';
import { endHold } from './end-hold.ts';
import { mailCodeFrom } from './mail-code.ts';
import { sweep } from './sweep.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const post = postOffice(db);
const rooms = 250;
const loose = { roomsPerEmail: 10_000, roomsPerNetwork: 10_000, roomsPerHour: 10_000, percentOfNight: 100 };
const { roomsPerEmail, roomsPerNetwork, roomsPerHour, percentOfNight } = usualWithoutCard;
const desk = frontDesk(app, 7001);
const other = frontDesk(app, 7002);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

/** Opens a house of 500 rooms with limits; those that are not named stand in nobody's way. */
const open = (limits: object = {}, hotelId = 7001, config: object = {}) => {
  const hotel = smallHotel({ hotelId, config, bookingsWithoutCard: { ...loose, ...limits } });
  return openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, rooms));
};

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

let guests = 0;
/** A booking of somebody with a session of their own; by another e-mail address each time unless one is given. */
async function begin({ email = `guest${(guests += 1)}@example.com`, count = 1, from = '192.0.2.1', at = desk } = {}) {
  const { reference } = await at.findProduct('double', 'pay-at-hotel', june);
  const who = { sessionId: randomUUID().replaceAll('-', '').slice(0, 16), guestInfo: { ...ada, email } };
  const booking = bookingOf(Array<string>(count).fill(reference), who);
  return at.post(booking, { 'idempotency-key': randomUUID() }, from);
}
/** How each of many ended, one after the other. */
const many = async (times: number, wish: (n: number) => Parameters<typeof begin>[0]) => {
  const ends: string[] = [];
  for (let n = 0; n < times; n++) {
    const { body } = await begin(wish(n));
    ends.push(body.code ?? body.status ?? '');
  }
  return ends;
};
const countOf = (ends: readonly string[], what: string) => ends.filter((end) => end === what).length;
const sold = async () => Math.max(0, ...(await nightBooks(db, clock.now)).map((night) => night.sold));
const held = async () => Math.max(0, ...(await nightBooks(db, clock.now)).map((night) => night.held));
const queued = async () => {
  const { rows: jobs } = await sql<{ name: string; job: Jobs['tell-guest'] }>`
    select task.identifier as name, job.payload as job
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     order by job.id`.execute(db);
  return jobs;
};
/** Posts what the guest is told, and reads the code out of the link in the newest mail. */
async function readMail() {
  const jobs = (await queued()).filter(({ name }) => name === 'tell-guest');
  const mails = await post(async (means) => {
    for (const { job } of jobs) await tellGuest(means, job, clock.now);
  });
  const [mail] = mails;
  return { mail, code: /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

/** The code in the mail of a reservation, without posting it. */
async function codeOf(reservationId: string) {
  const { token_seed } = await db
    .selectFrom('reservation')
    .select('token_seed')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return mailCodeFrom(testSecret, token_seed);
}

describe('what is booked without a card or a payment', () => {
  test('by one e-mail address stands for a few rooms; of those to be confirmed three wait at a time', async () => {
    await open({ roomsPerEmail });
    const ends = await many(60, () => ({ email: 'eve@example.com' }));
    expect(countOf(ends, 'book')).toBe(roomsPerEmail);
    expect(countOf(ends, 'held')).toBe(holdsPerGuest);
    expect(countOf(ends, 'hold.too_many')).toBe(60 - roomsPerEmail - holdsPerGuest);
    expect(await sold()).toBe(roomsPerEmail);
    expect((await begin()).body.status).toBe('book');
  });

  test('by who confirms every mail needs a card in the end, however the address is written', async () => {
    await open({ roomsPerEmail });
    const ends: string[] = [];
    for (let n = 0; n < 30; n++) {
      const { body } = await begin({ email: n % 2 ? `Eve+${n}@gmail.com` : 'e.v.e@googlemail.com' });
      ends.push(body.code ?? body.status);
      if (body.status === 'held') await desk.confirm(body, await codeOf(body.reservationId));
    }
    const most = roomsPerEmail + roomsByMail.email;
    expect(ends.slice(0, roomsPerEmail)).toEqual(Array(roomsPerEmail).fill('book'));
    expect(ends.slice(roomsPerEmail, most)).toEqual(Array(roomsByMail.email).fill('held'));
    expect(ends.slice(most)).toEqual(Array(30 - most).fill('booking.card_needed'));
    expect(await sold()).toBe(most);
  });

  test('and never confirmed sends nobody mails without end', async () => {
    await open({ roomsPerEmail: 0 });
    const ends: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { body } = await begin({ email: 'eve@example.com' });
      ends.push(body.code ?? body.status);
      clock.now += holdMinutes * 60_000;
      await sweep(db, clock.now);
    }
    expect(countOf(ends, 'held')).toBe(roomsByMail.email);
    clock.now += 24 * 3_600_000;
    expect((await begin({ email: 'eve@example.com' })).body.status).toBe('held');
  });

  test('from one network by many addresses is confirmed by mail after a few rooms', async () => {
    await open({ roomsPerNetwork });
    const ends = await many(40, (n) => ({ from: n % 2 ? `192.0.2.${n}` : `::ffff:192.0.2.${n}` }));
    expect(countOf(ends, 'book')).toBe(roomsPerNetwork);
    expect(countOf(ends, 'held')).toBe(roomsByMail.network);
    expect(countOf(ends, 'booking.card_needed')).toBe(40 - roomsPerNetwork - roomsByMail.network);
    const long = await many(12, (n) => ({ from: `2001:db8:1:ab${10 + n}::${n}` }));
    expect(countOf(long, 'book')).toBe(roomsPerNetwork);
    expect((await begin({ from: '198.51.100.1' })).body.status).toBe('book');
    clock.now += 7 * 24 * 3_600_000;
    expect((await begin()).body.status).toBe('book');
  });

  test('at one hotel faster than usual is confirmed by mail by everybody', async () => {
    await open({ roomsPerHour });
    const ends = await many(roomsPerHour + 5, (n) => ({ from: `198.51.${n}.1` }));
    expect([countOf(ends, 'book'), countOf(ends, 'held')]).toEqual([roomsPerHour, 5]);
    clock.now += 3_600_000;
    expect((await begin({ from: '203.0.113.1' })).body.status).toBe('book');
  });

  test('of one night is confirmed by mail above its share of the house', async () => {
    const hotel = smallHotel({ bookingsWithoutCard: { ...loose, percentOfNight } });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 10)); // ten of each kind
    const most = (20 * percentOfNight) / 100;
    const ends = await many(most + 2, (n) => ({ from: `198.51.${n}.1` }));
    expect(ends).toEqual([...Array<string>(most).fill('book'), 'held', 'held']);
    clock.now += 24 * 3_600_000; // a house may fill slowly
    expect((await begin()).body.status).toBe('book');
  });

  test('is counted by each hotel for itself', async () => {
    await open({ roomsPerEmail: 1 });
    await open({ roomsPerEmail: 1 }, 7002);
    const [email, elsewhere] = ['eve@example.com', { email: 'eve@example.com', at: other }];
    expect([(await begin({ email })).body.status, (await begin({ email })).body.status]).toEqual(['book', 'held']);
    expect([(await begin(elsewhere)).body.status, (await begin(elsewhere)).body.status]).toEqual(['book', 'held']);
  });

  test('at once is counted one after the other: of twenty at the limit as many stand as may', async () => {
    await open({ roomsPerEmail, roomsPerNetwork: 6 });
    const byEmail = await Promise.all(
      Array.from({ length: 20 }, (_, n) => begin({ email: 'eve@example.com', from: `198.51.${n}.1` })),
    );
    expect(byEmail.filter(({ body }) => body.status === 'book')).toHaveLength(roomsPerEmail);
    const byNetwork = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(byNetwork.filter(({ body }) => body.status === 'book')).toHaveLength(6);
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('counts rooms, not bookings, and forgets what was cancelled', async () => {
    await open({ roomsPerEmail: 4 });
    const { body } = await begin({ email: ada.email, count: 4 });
    expect(body.status).toBe('book');
    expect((await begin({ email: ada.email })).body.status).toBe('held');
    await desk.cancel(body.reservationId);
    expect((await begin({ email: ada.email, count: 3 })).body.status).toBe('book');
  });

  test('by the hotel itself or a partner with its key is not counted, and a wrong key is refused', async () => {
    await open({ roomsPerEmail: 0 });
    const { key } = await makeKey(db, 7001, 'PMS', noon);
    const { reference } = await desk.findProduct('double', 'pay-at-hotel', june);
    const send = (bearer: string) =>
      desk.post(bookingOf([reference]), { 'idempotency-key': randomUUID(), authorization: `Bearer ${bearer}` });
    expect((await send(key)).body).toMatchObject({ status: 'book', awaits: null });
    expect(await send(`sf_7001_${'x'.repeat(43)}`)).toMatchObject({ status: 401, body: { code: 'key.missing' } });
    expect((await begin()).body.status).toBe('held');
  });

  test('and not confirmed leaves seven rooms of ten for sale', async () => {
    const hotel = smallHotel({ bookingsWithoutCard: { ...loose, roomsPerHour: 0 } });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 10));
    for (let n = 0; n < 9; n++) expect((await begin({ from: `198.51.${n}.1` })).body.status).toBe('held');
    expect([await sold(), await held()]).toEqual([0, (10 * heldPercent) / 100]);
  });

  test('needs a card at once where the hotel wants one and can keep it, and a mail where it cannot', async () => {
    await open({ roomsPerEmail: 0, above: 'card' }, 7001, { paymentSolutionsProvider: 'PAYRAILS' });
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'booking.card_needed' } });
    await open({ roomsPerEmail: 0, above: 'card' }, 7001, { paymentSolutionsProvider: 'JUSPAY' });
    expect((await begin()).body.status).toBe('held');
  });
});

describe('a booking that the guest has to confirm', () => {
  beforeEach(() => open({ roomsPerEmail: 0 }));

  test('holds its rooms, is told to the guest alone, and stands once the link in the mail was used', async () => {
    const { body } = await begin({ email: ada.email });
    expect(body).toMatchObject({ status: 'held', awaits: 'mail', payableNow: 0, areRoomsHeld: true });
    expect(body.holdExpiresAt).toBe(new Date(noon + holdMinutes * 60_000).toISOString());
    expect([await sold(), await held()]).toEqual([0, 1]);
    expect((await queued()).map(({ name }) => name)).toEqual(['end-hold', 'tell-guest']);
    const { mail, code } = await readMail();
    expect(mail?.subject).toContain('Please confirm your booking');
    expect(mail?.text).toContain('The rooms are kept for you until');
    expect((await desk.readReservation(body.reservationId, { t: body.token })).body).toMatchObject({
      status: 'held',
      awaits: 'mail',
    });
    expect(await held()).toBe(1); // looking changes nothing
    for (let n = 0; n < 2; n++)
      expect(await desk.confirm(body, code)).toMatchObject({ status: 200, body: { status: 'book' } });
    expect([await sold(), await held()]).toEqual([1, 0]);
    expect((await queued()).map(({ name }) => name)).toContain('send-confirmation');
    expect((await queued()).filter(({ name }) => name === 'tell-hotel')).toHaveLength(1);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('is not confirmed by who only has what the browser was told', async () => {
    const { body } = await begin();
    const { code } = await readMail();
    for (const wrong of [body.token, 'x', code.slice(1), `${code}x`])
      expect(await desk.confirm(body, wrong)).toMatchObject({ status: 404, body: { code: 'reservation.unknown' } });
    expect(await desk.confirm({ ...body, token: code }, code)).toMatchObject({ status: 404 });
    expect(await desk.confirm(body, '')).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
    expect(await sold()).toBe(0);
  });

  test('is over when nobody confirms it in time: the rooms go back and the guest is told', async () => {
    const { body } = await begin({ email: ada.email });
    const { code } = await readMail();
    clock.now += holdMinutes * 60_000 - 1;
    await endHold(db, { hotelId: 7001, reservationId: body.reservationId }, clock.now);
    expect(await held()).toBe(1);
    clock.now += 1;
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sweep(db, clock.now);
    await endHold(db, { hotelId: 7001, reservationId: body.reservationId }, clock.now);
    expect(await held()).toBe(0);
    expect((await readMail()).mail?.subject).toContain('Booking not confirmed');
    expect((await queued()).filter(({ job }) => job.hotelId === 7001)).toHaveLength(1);
    expect(await desk.confirm(body, code)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
    expect((await desk.readReservation(body.reservationId, { t: body.token })).body).toMatchObject({
      status: 'discarded',
      awaits: 'mail',
    });
  });

  test('without rooms kept gets them if they are free, and is told if not', async () => {
    const hotel = smallHotel({ bookingsWithoutCard: { ...loose, roomsPerEmail: 0 } });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 2));
    const first = await begin();
    const firstCode = (await readMail()).code;
    const second = await begin();
    const { code } = await readMail();
    expect([first.body.areRoomsHeld, second.body.areRoomsHeld]).toEqual([true, false]);
    expect((await desk.confirm(second.body, code)).status).toBe(200);
    const third = await begin();
    expect(third.body.code).toBe('sold_out');
    expect((await desk.confirm(first.body, firstCode)).status).toBe(200);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('says the same when it is asked for again under its key, also after it was confirmed', async () => {
    const { reference } = await desk.findProduct('double', 'pay-at-hotel', june);
    const key = randomUUID();
    const first = await desk.book(bookingOf([reference]), key);
    expect(await desk.book(bookingOf([reference]), key)).toEqual(first);
    await desk.confirm(first.body, (await readMail()).code);
    expect(await desk.book(bookingOf([reference]), key)).toEqual(first);
    expect(await sold()).toBe(1);
  });

  test('can be given up and cancelled by its guest', async () => {
    const [first, second] = [await begin(), await begin({ email: ada.email })];
    expect((await desk.discard(first.body)).body).toMatchObject({ status: 'discarded' });
    expect((await desk.cancel(second.body.reservationId)).body).toMatchObject({ status: 'cancel', cancellationFee: 0 });
    expect([await sold(), await held()]).toEqual([0, 0]);
  });
});

test('the mark of a network is forgotten after a week, and neither mark tells what it stands for', async () => {
  await open({});
  await begin({ email: 'eve@example.com' });
  const marks = () => db.selectFrom('reservation').select(['email_mark', 'network_mark']).execute();
  const [kept] = await marks();
  expect(kept).toEqual({
    email_mark: expect.stringMatching(/^[\w-]{22}$/),
    network_mark: expect.stringMatching(/^[\w-]{22}$/),
  });
  await sweep(db, noon + 7 * 24 * 3_600_000 + 1);
  expect(await marks()).toEqual([{ email_mark: kept?.email_mark, network_mark: null }]);
});
