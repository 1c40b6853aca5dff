import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Waiting } from '@stayfront/contract/waiting';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { BookingJobs } from '../booking/reservation/booking-jobs.ts';
import { offerWaiting } from '../booking/waiting/offer-waiting.ts';
import { mailWaiting } from '../followers/message/mail-waiting.ts';
import { makeKey } from '../property/key/make-key.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { quoteSeal } from '../selling/offer/quote-seal.ts';
import { openSnapshots } from '../selling/snapshot/snapshots.ts';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { forgetHistory } from './forget-history.ts';
import { freshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi, type Answer } from './guest-api.ts';
import { postOffice } from './post-office.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { startApp, testSecret } from './start-app.ts';

/** Two nights at a house with one double and one family room, and everybody who may wait for them. */
export const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const noon = Date.parse('2027-06-01T12:00:00Z');

/** A house that is booked out, its list, its letters and its desk. Call it at the top of the file. */
export async function openWaitingHouse() {
  const database = await freshDatabase();
  const { db } = database;
  const clock = { now: noon };
  const app = await startApp(database, clock);
  const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
  const { hotelId } = hotel;
  const api = guestApi(app, hotelId);
  const post = postOffice(db);
  const hotels = knownHotels(db);
  const selling = {
    db,
    readHotel: hotels.current,
    seal: quoteSeal(testSecret),
    rates: () => [ratesSnapshot],
    snapshots: openSnapshots({ database, hotels, budgetBytes: 0, now: () => clock.now }),
  };
  const root = `/api/hotels/${hotelId}`;

  beforeEach(async () => {
    clock.now = noon;
    await forgetHistory(db);
    const tables = ['hold', 'waiting', 'waiting_setting', 'room_stay', 'reservation', 'idempotency'] as const;
    for (const table of [...tables, 'attempt', 'inventory', 'api_key'] as const) await db.deleteFrom(table).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 1));
  });

  const send = async (url: string, payload: object, from = '192.0.2.1') => {
    const reply = await app.inject({ method: 'POST', url: `${root}${url}`, payload, remoteAddress: from });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  const ask = (email: string, changes: object = {}, from?: string) =>
    send('/waiting-list', { email, lang: 'en', ...stay, nbAdults: 2, nbChildren: 0, nbInfants: 0, ...changes }, from);

  /** Sends what the list has to say, and forgets it. */
  async function letters(): Promise<Mail[]> {
    const { rows } = await sql<{ job: BookingJobs['tell-waiting'] }>`
      select job.payload as job from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'tell-waiting' order by job.id`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return post(async (deps) => {
      for (const { job } of rows) await mailWaiting(deps, job, clock.now);
    });
  }

  const linkIn = (mail: Mail | undefined) => {
    const [, waitingId = '', token = ''] = /\/waiting-list\/([0-9a-f]+)\?t=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { waitingId, token };
  };
  type Link = ReturnType<typeof linkIn>;
  const act = async (link: Link, what: 'confirmation' | 'refusal' | 'departure') => {
    const { status, body } = await send(`/waiting-list/${link.waitingId}/${what}`, { token: link.token });
    return { status, body: body as Answer<Waiting>['body'] };
  };
  const look = async ({ waitingId, token }: Link): Promise<Answer<Waiting>> => {
    const reply = await app.inject(`${root}/waiting-list/${waitingId}?t=${token}`);
    return { status: reply.statusCode, body: reply.json() };
  };

  /** Asks, opens the letter and confirms. */
  async function wait(email: string, changes: object = {}): Promise<Link> {
    await ask(email, changes, `192.0.2.${email.length}`);
    const link = linkIn((await letters()).find(({ to }) => to.includes(email)));
    await act(link, 'confirmation');
    return link;
  }

  const offer = () => offerWaiting(selling, { hotelId }, clock.now);
  /** As each minute, at all hotels that have anybody on their lists. */
  const offerEverywhere = () => offerWaiting(selling, {}, clock.now);
  /** What the list says at once after rooms came free: to whom. */
  const offered = async (): Promise<string[]> => {
    await offer();
    return (await letters()).flatMap(({ to }) => to).toReversed();
  };

  const bookRoom = async (roomId = 'double', changes: object = {}) => {
    const { reference } = await api.findProduct(roomId, 'pay-at-hotel', stay);
    return (await api.book(bookingOf([reference], changes))).body;
  };
  /** Both rooms are gone: what is booked, to be cancelled. */
  const fill = async () => ({ double: await bookRoom('double'), family: await bookRoom('family') });

  async function desk() {
    const { key } = await makeKey(db, hotelId, 'PMS', clock.now);
    return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<Answer<DeskWaitingList>> => {
      const url = `${root}/desk/waiting-list${path}`;
      const headers = { authorization: `Bearer ${key}` };
      const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: reply.statusCode, body: reply.json() };
    };
  }

  return {
    db,
    app,
    clock,
    hotelId,
    hotel,
    api,
    ask,
    letters,
    linkIn,
    act,
    look,
    wait,
    offer,
    offerEverywhere,
    offered,
    bookRoom,
    fill,
    desk,
    root,
  };
}
