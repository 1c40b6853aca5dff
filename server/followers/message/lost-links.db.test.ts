import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { postOffice } from '../../testing/post-office.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendLinks } from './send-links.ts';
import { mailGuest } from './mail-guest.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
const post = postOffice(db);

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'attempt', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function book(checkIn = '2027-06-11', checkOut = '2027-06-13') {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', { checkIn, checkOut });
  return (await api.book(bookingOf([reference]))).body;
}

async function ask(email: string, remoteAddress = '192.0.2.1') {
  const url = '/api/hotels/7001/lost-links';
  const reply = await app.inject({ method: 'POST', url, payload: { email, lang: 'de' }, remoteAddress });
  return { status: reply.statusCode, body: reply.body, wait: reply.headers['retry-after'] };
}

async function resend(reservationId: string, token: string) {
  const url = `/api/hotels/7001/reservations/${reservationId}/confirmation-mails`;
  const reply = await app.inject({ method: 'POST', url, payload: { token } });
  return { status: reply.statusCode, body: reply.json<{ code?: string }>() };
}

const senders = { 'send-links': sendLinks, 'send-confirmation': sendConfirmation, 'tell-guest': mailGuest };
type Queued = { name: keyof typeof senders; job: object };

/** Sends what is queued for the guest, and forgets it. */
async function deliver(): Promise<Mail[]> {
  const { rows } = await sql<Queued>`
    select task.identifier as name, job.payload as job
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = any(${Object.keys(senders)}) order by job.id`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return post(async (deps) => {
    for (const { name, job } of rows)
      await (senders[name] as (of: typeof deps, job: object, now: number) => Promise<void>)(deps, job, clock.now);
  });
}

const linksIn = (mails: readonly Mail[]): string[] =>
  mails.flatMap(({ text }) => [...text.matchAll(/\/reservation\/(SB4-\w+)\?t=/g)].map(([, number]) => number ?? ''));
const history = async () =>
  (await db.selectFrom('reservation_event').select(['who', 'what']).orderBy('event_id').execute()).map(
    ({ who, what }) => `${who} ${what}`,
  );

describe('a guest who has lost the link', () => {
  test('gets it by mail, in the language of the page, whichever way the address is typed', async () => {
    const { reservationId, token } = await book();
    await deliver();
    expect(await ask(` ${ada.email.toUpperCase()}`)).toMatchObject({ status: 200 });
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [ada.email], subject: 'Ihre Buchung bei Hotel Probe' });
    expect(mail?.text).toContain(`${publicUrl}/7001/reservation/${reservationId}?t=${token}&lang=de`);
    expect((await api.readReservation(reservationId, { t: token })).status).toBe(200); // the old link still opens it
    expect(await history()).toEqual(['guest book', 'guest link-sent']);
  });

  test('gets one mail for all bookings that stand, and none for those that are cancelled or long over', async () => {
    const [first, second, third] = [await book(), await book('2027-06-15', '2027-06-16'), await book()];
    await api.cancel(third.reservationId);
    await deliver();
    await ask(ada.email);
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(linksIn(mails)).toEqual([second.reservationId, first.reservationId]);
    clock.now = Date.parse('2027-08-01T12:00:00Z');
    await ask(ada.email);
    expect(await deliver()).toEqual([]);
  });

  test('hears the same as anybody else, whose mail is never sent', async () => {
    await book();
    await deliver();
    const known = await ask(ada.email);
    const stranger = await ask('nobody@guest.example');
    expect(stranger).toEqual(known);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db);
    expect(rows).toEqual([{ n: 2 }]); // one job for each: here nobody looks whether there is a booking
    expect((await deliver()).flatMap(({ to }) => to)).toEqual([ada.email]);
  });

  test('may ask three times in a quarter of an hour, from wherever, and so may whoever has no booking', async () => {
    await book();
    for (const email of [ada.email, 'nobody@guest.example']) {
      for (const last of [1, 2, 3]) expect((await ask(email, `192.0.2.${last}`)).status).toBe(200);
      expect(await ask(email, '192.0.2.4')).toMatchObject({ status: 429, wait: '900' });
    }
    clock.now += 15 * 60_000;
    expect((await ask(ada.email)).status).toBe(200);
  });

  test('is kept waiting where one caller asks for many', async () => {
    const statuses: number[] = [];
    for (let guest = 0; guest < 12; guest += 1) statuses.push((await ask(`guest${guest}@guest.example`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('changes nothing by opening an address', async () => {
    await book();
    await deliver();
    for (const method of ['GET', 'HEAD'] as const)
      expect((await app.inject({ method, url: `/api/hotels/7001/lost-links?email=${ada.email}` })).statusCode).toBe(
        404,
      );
    expect(await deliver()).toEqual([]);
  });
});

describe('the confirmation once more', () => {
  test('goes to the guest who asks with the link, as another mail, three times in a quarter of an hour', async () => {
    const { reservationId, token } = await book();
    await deliver();
    for (const _ of [1, 2, 3]) expect((await resend(reservationId, token)).status).toBe(200);
    expect(await resend(reservationId, token)).toMatchObject({ status: 429 });
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(3).fill(`Booking confirmed: Hotel Probe, ${reservationId}`),
    );
    const ids = mails.map(({ headers }) => headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value);
    expect(new Set(ids).size).toBe(3);
    expect(await history()).toEqual(['guest book', ...Array<string>(3).fill('guest confirmation-resent')]);
  });

  test('is not sent for a wrong link or a booking that is cancelled', async () => {
    const { reservationId, token } = await book();
    expect(await resend(reservationId, `${token}x`)).toMatchObject({
      status: 404,
      body: { code: 'reservation.unknown' },
    });
    await api.cancel(reservationId);
    expect(await resend(reservationId, token)).toMatchObject({ status: 409, body: { code: 'reservation.cancelled' } });
  });
});

describe('a hotel', () => {
  const management = async () => managementApi(app, 7001, (await makeKey(db, 7001, 'PMS', noon)).key);

  test('has the confirmation sent again, once per key', async () => {
    const { reservationId } = await book();
    await deliver();
    const { post } = await management();
    const sent = { status: 201, body: { reservationId, letter: 'confirmation' } };
    for (const _ of [1, 2])
      expect(await post(`reservations/${reservationId}/letters`, { letter: 'confirmation' }, 'key-1')).toEqual(sent);
    expect(await deliver()).toHaveLength(1);
    expect(await history()).toEqual(['guest book', 'hotel confirmation-resent']);
    const unknown = await post('reservations/SB4-AAAAAAAAAA/letters', { letter: 'confirmation' }, 'key-2');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'reservation.unknown' } });
  });

  test('ends a link that came into wrong hands, and the guest gets another', async () => {
    const { reservationId, token } = await book();
    await deliver();
    await (await management()).post(`reservations/${reservationId}/letters`, { letter: 'new-link' }, 'key-3');
    const [mail] = await deliver();
    const t = /\?t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await api.readReservation(reservationId, { t: token })).status).toBe(404);
    expect((await api.readReservation(reservationId, { t })).status).toBe(200);
  });
});
