import { randomUUID } from 'node:crypto';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/db/open-database.ts';
import type { MailJobs } from '../followers/message/mail-jobs.ts';
import { mailGuest } from '../followers/message/mail-guest.ts';
import { mailCodeFrom } from '../booking/reservation/mail-code.ts';
import { forgetHistory } from './forget-history.ts';
import { ada, bookingOf, guestApi } from './guest-api.ts';
import { nightBooks } from './night-books.ts';
import { postOffice } from './post-office.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { testSecret, type TestClock } from './start-app.ts';

type Input = { email?: string; count?: number; from?: string; at?: ReturnType<typeof guestApi> };

const loose = { roomsPerEmail: 10_000, roomsPerNetwork: 10_000, roomsPerHour: 10_000, percentOfNight: 100 };
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

/** A hotel where guests book without a card, by many addresses and from many networks. Call it at the top of the file. */
export function withoutCardSetup({ db }: Pick<Database, 'db'>, app: FastifyInstance, clock: TestClock) {
  const api = guestApi(app, 7001);
  const post = postOffice(db);
  let guests = 0;

  async function clear(): Promise<void> {
    await forgetHistory(db);
    for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
      await db.deleteFrom(table).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  }

  /** Opens a house with limits and so many rooms of each of its two kinds; limits not named stand in nobody's way. */
  function open(limits: object = {}, { hotelId = 7001, config = {}, rooms = 250 } = {}) {
    const hotel = smallHotel({ hotelId, config, bookingsWithoutCard: { ...loose, ...limits } });
    return openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, rooms));
  }

  const quote = async (at = api) => (await at.findProduct('double', 'pay-at-hotel', june)).reference;

  /** A booking of somebody with a session of their own; by another e-mail address each time unless one is given. */
  async function begin({ email, count = 1, from = '192.0.2.1', at = api }: Input = {}) {
    guests += 1;
    const guestInfo = { ...ada, email: email ?? `guest${guests}@example.com` };
    const sessionId = `Guest${String(guests).padStart(11, '0')}`;
    const booking = bookingOf(Array<string>(count).fill(await quote(at)), { sessionId, guestInfo });
    return at.post(booking, { 'idempotency-key': randomUUID() }, from);
  }

  /** How each of many ended, one after the other: a status, or the code of a refusal. */
  async function many(times: number, input: (n: number) => Input): Promise<string[]> {
    const ends: string[] = [];
    for (let n = 0; n < times; n++) {
      const { body } = await begin(input(n));
      ends.push(body.code ?? body.status);
    }
    return ends;
  }

  const most = async (what: 'sold' | 'held'): Promise<number> =>
    Math.max(0, ...(await nightBooks(db, clock.now)).map((night) => night[what]));

  async function queued() {
    const { rows } = await sql<{ name: string; job: MailJobs['tell-guest'] }>`
      select task.identifier as name, job.payload as job
        from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       where (job.payload->>'hotelId')::integer = 7001
       order by job.id`.execute(db);
    return rows;
  }

  /** Posts what the guest is told, and reads the code out of the link in the newest mail. */
  async function readMail() {
    const jobs = (await queued()).filter(({ name }) => name === 'tell-guest');
    const [mail] = await post(async (deps) => {
      for (const { job } of jobs) await mailGuest(deps, job, clock.now);
    });
    return { mail, code: /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  }

  /** The code in the mail of a reservation, without posting it. */
  async function codeOf(reservationId: string): Promise<string> {
    const { token_seed } = await db
      .selectFrom('reservation')
      .select('token_seed')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    return mailCodeFrom(testSecret, token_seed);
  }

  return {
    ...api,
    clear,
    open,
    quote,
    begin,
    many,
    queued,
    readMail,
    codeOf,
    sold: () => most('sold'),
    held: () => most('held'),
  };
}
