import type { Language } from '@stayfront/contract/property/texts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/db/open-database.ts';
import type { MailJobs } from '../followers/message/mail-jobs.ts';
import type { News } from '../booking/reservation/news.ts';
import { mailGuest } from '../followers/message/mail-guest.ts';
import { mailHotel } from '../followers/message/mail-hotel.ts';
import { forgetHistory } from './forget-history.ts';
import { ada, bookingOf, guestApi } from './guest-api.ts';
import { postOffice } from './post-office.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import type { TestClock } from './start-app.ts';

type Job = MailJobs['tell-guest'];
type Queued = { readonly name: 'tell-guest' | 'tell-hotel'; readonly job: Job };
/** What came of it. */
type Mails = Record<'guest' | 'hotel', Mail[]>;

const hotel = smallHotel();
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

/** A small hotel whose guest and desk hear of what happens to a booking. Call it at the top of the file. */
export function newsSetup({ db }: Pick<Database, 'db'>, app: FastifyInstance, clock: TestClock) {
  const api = guestApi(app, hotel.hotelId);
  const post = postOffice(db);

  async function open(): Promise<void> {
    await forgetHistory(db);
    for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
      await db.deleteFrom(table).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
  }

  async function book(lang: Language = 'en', rooms = 1, guestInfo: Record<string, unknown> = ada) {
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    const { status, body } = await api.book(bookingOf(Array(rooms).fill(reference) as string[], { lang, guestInfo }));
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    return body;
  }

  async function send(queued: readonly Queued[]): Promise<Mails> {
    const mails = await post(async (deps) => {
      for (const { name, job } of queued) await (name === 'tell-guest' ? mailGuest : mailHotel)(deps, job, clock.now);
    });
    const to = (address: string): Mail[] => mails.filter((mail) => mail.to.includes(address));
    return { guest: to(ada.email), hotel: to('desk@probe.example') };
  }

  /** Sends what is queued for guest and hotel, and forgets it. */
  async function deliver(): Promise<Mails> {
    const { rows } = await sql<Queued>`
      select task.identifier as name, job.payload as job
        from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier like 'tell-%' order by job.id`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return send(rows);
  }

  /** Tells both of something, as if it had happened. */
  function mailBoth(reservationId: string, news: News): Promise<Mails> {
    const job: Job = { hotelId: hotel.hotelId, reservationId, news };
    return send([
      { name: 'tell-guest', job },
      { name: 'tell-hotel', job },
    ]);
  }

  return { api, june, open, book, deliver, mailBoth };
}

/** Amounts keep together with spaces that nobody types. */
export const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
