import { addNote } from '@stayfront/contract/desk/notes';
import { previewLetter, sendDeskLetter } from '@stayfront/contract/desk/letters';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import { getDay, setExpectedTime, setPresence, setRoomNumber, type DeskDay } from '@stayfront/contract/desk/day';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailJobs } from '../../followers/message/mail-jobs.ts';
import { mailGuest } from '../../followers/message/mail-guest.ts';
import { sendConfirmation } from '../../followers/message/send-confirmation.ts';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { postOffice } from '../../testing/post-office.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-11T06:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const post = postOffice(db);
let [front, reader, manager] = ['', '', ''];

beforeAll(async () => {
  const rooms = written.rooms.map((room) => (room.id === 'double' ? { ...room, numbers: ['11', '12'] } : room));
  const hotel = smallHotel({ hotelId: 7001, rooms });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-05-20'), 90, 60));
  front = await desk.enter('fred@probe.example', 'front-desk');
  reader = await desk.enter('rita@probe.example', 'reader');
  manager = await desk.enter('mona@probe.example', 'manager');
});
beforeEach(async () => {
  clock.now = morning;
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const dates = { checkIn: '2027-06-20', checkOut: '2027-06-22' };
async function book(changes: object = {}, when = dates, rooms = 1): Promise<string> {
  clock.now = Date.parse('2027-06-01T08:00:00Z');
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', when);
  const booked = await guest.book(bookingOf(Array<string>(rooms).fill(reference), changes));
  clock.now = morning;
  if (booked.body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  return booked.body.reservationId;
}
const read = async (reservationId: string, cookie = front): Promise<DeskReservation> => {
  const reply = await desk.ask(getDeskReservation, { params: { reservationId }, cookie });
  expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return reply.json<DeskReservation>();
};
let keys = 0;
const send = (reservationId: string, body: object, key = `k${(keys += 1)}`) =>
  desk.ask(sendDeskLetter, { params: { reservationId }, body, cookie: front, headers: { 'idempotency-key': key } });
const preview = (reservationId: string, letterId: string, cookie = front) =>
  desk.ask(previewLetter, { params: { reservationId, letterId }, cookie });

/** Does the letters that are queued, as the worker would. */
async function deliver(isBroken = false) {
  const { rows } = await sql<{ name: string; job: MailJobs['tell-guest'] }>`
    select task.identifier as name, job.payload as job
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier in ('tell-guest', 'send-confirmation') order by job.id`.execute(db);
  const mails = await post(async (deps) => {
    const broken = { ...deps, post: () => Promise.reject(new Error('The mail was not taken')) };
    for (const { name, job } of rows)
      await (name === 'tell-guest' ? mailGuest : sendConfirmation)(isBroken ? broken : deps, job, clock.now).catch(
        (error: unknown) => {
          if (!isBroken) throw error;
        },
      );
  });
  if (!isBroken) await sql`delete from graphile_worker._private_jobs`.execute(db);
  return mails;
}

describe('a reservation at the desk', () => {
  test('K17 tells all of it in the hotel’s words: nights, party, policy now, money, source', async () => {
    const guestInfo = { ...ada, specialRequest: 'High floor', phone: '+44 20 7946 0000' };
    const id = await book({ guestInfo, lang: 'fr', channelParameters: { channelId: 344, refid: 'spring' } }, dates, 2);
    const told = await read(id);
    expect(told).toMatchObject({
      version: 1,
      status: 'book',
      state: 'booked',
      currency: 'CHF',
      nights: 2,
      adults: 4,
      specialRequest: 'High floor',
      source: 'trivago',
      channelParameters: { channelId: 344, refid: 'spring' },
      guest: { name: 'Ada Lovelace', email: ada.email, language: 'fr', staysBefore: 0, firstArrival: null },
      freeUntil: '2027-06-18T16:00:00.000Z',
      cancellationFee: 0,
      money: { kind: 'open', amount: told.total },
    });
    const [room] = told.rooms;
    expect(room).toMatchObject({
      roomName: 'Doppelzimmer',
      ratePlanName: 'Zahlung im Hotel',
      presence: 'expected',
      nights: [
        { date: '2027-06-20', price: 13_000, discount: 0 },
        { date: '2027-06-21', price: 13_111, discount: 0 },
      ],
      picture: { alt: 'A bed by the window' },
      taxes: [{ taxId: 'city', taxAmount: 1_400 }],
      localTax: 1_400,
    });
    expect([told.total, told.localTax, told.vat]).toEqual([2 * 26_111, 2_800, [{ percentage: 3.8, amount: 1_912 }]]);
    expect(told.happenings.at(-1)).toMatchObject({ group: 'booking', what: 'book', who: 'guest', by: null });
  });

  test('K17 tells the door of a room, and all of the guest’s address', async () => {
    const address = { addressLine: '1 Loop Rd', postalCode: '10115', city: 'Dover', state: 'DE', country: 'US' };
    const id = await book({ guestInfo: { ...ada, address } }, { checkIn: '2027-07-02', checkOut: '2027-07-04' }, 2);
    const params = { reservationId: id, roomStayIndex: 1 };
    const given = await desk.ask(setRoomNumber, { params, body: { number: '12' }, cookie: front });
    expect(given.statusCode).toBe(200);
    const { rooms, guest: known } = await read(id);
    expect(rooms.map(({ roomNumber }) => roomNumber)).toEqual([null, '12']);
    expect(known).toMatchObject(address);
  });

  test('K05 tells when the guests of a room come, here and at Today, until somebody forgets it', async () => {
    const id = await book({}, { checkIn: '2027-07-02', checkOut: '2027-07-04' }, 2);
    const note = async (time: string | null, roomStayIndex = 1) =>
      desk.ask(setExpectedTime, { params: { reservationId: id, roomStayIndex }, body: { time }, cookie: front });
    const told = async () => {
      const day = await desk.ask(getDay, { params: { day: '2027-07-02' }, cookie: front });
      const { arrivals } = day.json<DeskDay>();
      const { rooms } = await read(id);
      const atToday = arrivals.filter(({ reservationId }) => reservationId === id).map((one) => one.expectedTime);
      expect(atToday).toEqual(rooms.map(({ expectedTime }) => expectedTime));
      return atToday;
    };
    expect((await note('22:15')).json()).toMatchObject({ time: '22:15', before: null });
    expect((await note('22:15')).json()).toMatchObject({ time: '22:15', before: '22:15' });
    expect(await told()).toEqual([null, '22:15']);
    for (const wrong of ['24:00', '7:5', 'late']) expect((await note(wrong)).statusCode).toBe(400);
    expect((await note('10:00', 7)).json()).toMatchObject({ code: 'room_stay.unknown' });
    expect((await note(null)).json()).toMatchObject({ time: null, before: '22:15' });
    expect(await told()).toEqual([null, null]);
    const noted = (await read(id)).happenings.filter(({ what }) => what === 'expected-time');
    expect(noted.map(({ group, detail }) => [group, detail['before'], detail['time']])).toEqual([
      ['house', '22:15', null],
      ['house', null, '22:15'],
    ]);
  });

  test('knows guests who were here before, by their address', async () => {
    const mine = { guestInfo: { ...ada, email: 'Again@guest.example' } };
    await book(mine, { checkIn: '2027-06-02', checkOut: '2027-06-04' });
    await book(mine, { checkIn: '2027-06-05', checkOut: '2027-06-07' });
    const id = await book({ guestInfo: { ...ada, email: 'again@guest.example' } });
    expect((await read(id)).guest).toMatchObject({ staysBefore: 2, firstArrival: '2027-06-02' });
  });

  test('says what may be done with it, by its day and by who asks', async () => {
    const id = await book();
    const may = async (cookie: string) =>
      Object.entries((await read(id, cookie)).may).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
    expect(await may(reader)).toEqual([]);
    const ofFront = ['change', 'cancel', 'write-note', 'send-letter', 'ask-for-payment', 'mark-paid'];
    expect(await may(front)).toEqual(ofFront);
    expect(await may(manager)).toEqual(['change', 'cancel', 'waive-fee', ...ofFront.slice(2)]);
    const here = await book({}, { checkIn: '2027-06-11', checkOut: '2027-06-13' });
    expect((await read(here)).may).toMatchObject({ 'mark-arrived': true, 'mark-left': false, 'mark-no-show': false });
    await desk.ask(setPresence, {
      params: { reservationId: here, roomStayIndex: 0 },
      body: { presence: 'arrived' },
      cookie: front,
    });
    expect(await read(here)).toMatchObject({ state: 'in-house', may: { 'mark-arrived': false, 'mark-left': true } });
    await guest.cancel(id);
    expect(await read(id)).toMatchObject({ state: 'cancelled', may: { cancel: false, 'undo-cancellation': true } });
  });

  test('readers are told neither mail address nor telephone, and nobody anything of who was forgotten', async () => {
    const id = await book();
    const told = await read(id, reader);
    expect(told.guest).toMatchObject({ name: 'Ada Lovelace' });
    expect(JSON.stringify(told)).not.toMatch(/guest\.example|7946/);
    expect((await preview(id, 'confirmation', reader)).statusCode).toBe(403);
    await guest.cancel(id);
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('No hotel');
    await eraseReservation(db, hotel, { reservationId: id, who: 'hotel' }, clock.now);
    expect((await read(id)).guest).toBeNull();
    expect((await preview(id, 'confirmation')).json()).toMatchObject({ code: 'reservation.erased' });
  });

  test('one that is not there is not', async () => {
    for (const reservationId of ['SB4-AAAAAAAAAA', 'x'])
      expect((await desk.ask(getDeskReservation, { params: { reservationId }, cookie: front })).json()).toMatchObject({
        status: 404,
        code: 'reservation.unknown',
      });
  });
});

describe('letters at the desk', () => {
  test('K17 are queued, then sent; and one is shown as it was, without the guest’s link', async () => {
    const id = await book({ lang: 'de' });
    expect((await read(id)).letters).toMatchObject([{ letterId: 'confirmation', state: 'queued' }]);
    const [mail] = await deliver();
    const told = await read(id);
    expect(told.letters).toMatchObject([{ kind: 'confirmation', state: 'sent' }]);
    expect(told.happenings[0]).toMatchObject({ group: 'letter', what: 'letter', detail: { kind: 'confirmation' } });
    const note = { params: { reservationId: id }, body: { text: 'x' }, cookie: front };
    await desk.ask(addNote, { ...note, headers: { 'idempotency-key': 'note' } });
    const shown = (await preview(id, 'confirmation')).json<{ subject: string; html: string }>();
    expect(shown).toMatchObject({ isAsSent: true, language: 'de', to: ada.email, subject: mail?.subject });
    expect(mail?.html).toContain('?t=');
    expect(shown.html).not.toMatch(/[?&]t=|token/);
    expect((await preview(id, 'paid-x')).json()).toMatchObject({ status: 404, code: 'letter.unknown' });
    clock.now += 1_000;
    await guest.cancel(id);
    expect((await preview(id, 'confirmation')).json()).toMatchObject({ isAsSent: false });
  });

  test('that were refused are said to be, and given up when nobody tries again', async () => {
    const id = await book();
    await deliver(true);
    expect((await read(id)).letters).toMatchObject([{ letterId: 'confirmation', state: 'failed' }]);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    expect((await read(id)).letters).toMatchObject([{ letterId: 'confirmation', state: 'given-up' }]);
  });

  test('are sent again once per key, under another id, and history says by whom', async () => {
    const id = await book();
    await guest.cancel(id);
    const [first] = (await deliver()).filter(({ subject }) => /cancel/i.test(subject));
    const letterId = (await read(id)).letters.find(({ kind }) => kind === 'cancelled')?.letterId ?? '';
    for (const _ of [1, 2])
      expect((await send(id, { again: letterId }, 'same')).json()).toEqual({ reservationId: id, kind: 'cancelled' });
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([first?.subject]);
    const { letters, happenings } = await read(id);
    expect(letters.filter(({ kind, state }) => kind === 'cancelled' && state === 'sent')).toHaveLength(2);
    expect(happenings.filter(({ what }) => what === 'letter-resent')).toMatchObject([
      { who: 'hotel', by: 'fred@probe.example', group: 'letter', detail: { kind: 'cancelled' } },
    ]);
    expect((await send(id, { letter: 'confirmation' })).json()).toMatchObject({ code: 'reservation.cancelled' });
    expect((await send(id, { again: 'none' })).json()).toMatchObject({ code: 'letter.unknown' });
    expect((await send(id, {})).statusCode).toBe(400);
  });
});
