import {
  chooseReportMail,
  getReportMail,
  stopReportMail,
  type ReportMail,
} from '@stayfront/contract/report/report-mail';
import { getReport, type Report } from '@stayfront/contract/report/report';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { inviteOperator } from '../../property/operator/invite-operator.ts';
import { removeOperator } from '../../property/operator/remove-operator.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { postOffice } from '../../testing/post-office.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { mailReport } from './mail-report.ts';
import { queueReportMails } from './queue-report-mails.ts';
import type { ReportMailJobs } from './report-mail-jobs.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: 0 };
const app = await startApp(database, clock);
const hotel = smallHotel({ hotelId: 7001 });
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const post = postOffice(db);
const deps = { db, readHotel: knownHotels(db).current };

/** Wednesday at noon; the clock of the hotel is two hours ahead. */
const noon = Date.parse('2027-06-09T10:00:00Z');
const seven = Date.parse('2027-06-10T05:00:00Z');

beforeEach(async () => {
  clock.now = noon;
  await db.deleteFrom('report_mail').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 40));
});

const choose = async (cookie: string, rhythm: ReportMail['rhythm'], lang = 'en'): Promise<ReportMail> =>
  (await desk.ask(chooseReportMail, { cookie, body: { rhythm, lang } })).json();
const rita = (role: 'reader' | 'owner' = 'reader') => desk.enter('rita@probe.example', role);

const queued = async (): Promise<ReportMailJobs['mail-report'][]> => {
  const { rows } = await sql<{ job: ReportMailJobs['mail-report'] }>`
    select job.payload as job from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'mail-report' order by job.id`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return rows.map(({ job }) => job);
};
const send = (jobs: readonly ReportMailJobs['mail-report'][]): Promise<Mail[]> =>
  post(async (written) => {
    for (const job of jobs) await mailReport(written, job, clock.now);
  });
/** What the worker does at this moment. */
async function comes(at: number): Promise<Mail[]> {
  clock.now = at;
  await queueReportMails(deps, at);
  return send(await queued());
}
const headerOf = (mail: Mail | undefined, name: string): string =>
  mail?.headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
const linkIn = (mail: Mail | undefined): { personId: string; token: string } => {
  const [, personId = '', token = ''] = /stop-report-mail\?person=([\w-]+)&t=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { personId, token };
};

describe('the report by mail', () => {
  test('K25 comes to nobody who has not chosen it, and at seven at the hotel to who has', async () => {
    const cookie = await rita();
    expect((await desk.ask(getReportMail, { cookie })).json()).toMatchObject({ rhythm: 'off', nextAt: null });
    expect(await comes(seven)).toEqual([]);
    clock.now = noon;
    expect(await choose(cookie, 'daily')).toEqual({
      rhythm: 'daily',
      language: 'en',
      email: 'rita@probe.example',
      nextAt: '2027-06-10T05:00:00.000Z',
    });
    expect(await comes(seven - 1)).toEqual([]);
    const [mail, ...more] = await comes(seven + 60_000);
    expect([mail?.to, mail?.subject, more]).toEqual([['rita@probe.example'], 'Hotel Probe: yesterday in figures', []]);
    expect(mail?.text).toContain('Wednesday, 9 June 2027');
    expect(await comes(seven + 120_000)).toEqual([]);
    expect(await comes(seven + 24 * 3_600_000)).toHaveLength(1);
  });

  test('K25 says what the report says of these days, and leads to it', async () => {
    await choose(await rita(), 'daily');
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-09',
      checkOut: '2027-06-11',
    });
    expect((await guest.book(bookingOf([reference], { guestInfo: ada }))).status).toBe(201);
    const [mail] = await comes(seven);
    const query = { from: '2027-06-09', to: '2027-06-09' };
    const { total } = (await desk.ask(getReport, { cookie: await rita(), query })).json<Report>();
    expect(total.nights).toBe(1);
    const written = (minor: number | null): string =>
      new Intl.NumberFormat('en', { style: 'currency', currency: 'CHF' }).format((minor ?? 0) / 100);
    const lines = (mail?.text ?? '').split('\n');
    const line = (name: string): string | undefined => lines.find((one) => one.startsWith(`${name}: `));
    expect(line('Nights sold')).toMatch(/: 1\b/);
    expect(line('Room revenue, VAT included')).toContain(written(total.revenue));
    expect(line('ADR, average per night sold')).toContain(written(total.adr));
    expect(line('RevPAR, per room there is')).toContain(written(total.revpar));
    expect(line('Occupancy')).toContain(`1 sold ÷ ${total.capacity} there were`);
    expect(line('Booked')).toContain('stays: 1 · nights: 2');
    expect(line('Open the report')).toContain(`${publicUrl}/7001/desk/reports?from=2027-06-09&to=2027-06-09`);
  });

  test('K25 comes on Monday of the week before, in the language that was chosen', async () => {
    await choose(await rita(), 'weekly', 'de');
    expect(await comes(seven)).toEqual([]);
    const [mail, ...more] = await comes(Date.parse('2027-06-14T05:00:00Z'));
    expect([mail?.subject, more]).toEqual(['Hotel Probe: letzte Woche in Zahlen', []]);
    expect(mail?.text).toContain('Montag, 7. Juni 2027 bis Sonntag, 13. Juni 2027');
  });

  test('K25 is sent once, though two servers come to it at the same moment', async () => {
    await choose(await rita(), 'daily');
    await choose(await desk.enter('ben@probe.example', 'manager'), 'daily');
    clock.now = seven;
    await Promise.all([1, 2, 3].map(() => queueReportMails(deps, seven)));
    expect((await send(await queued())).flatMap(({ to }) => to).toSorted()).toEqual([
      'ben@probe.example',
      'rita@probe.example',
    ]);
  });

  test('K25 of who chose after seven comes the next morning first', async () => {
    clock.now = seven + 3_600_000;
    await choose(await rita(), 'daily');
    expect(await comes(clock.now + 60_000)).toEqual([]);
    expect(await comes(seven + 24 * 3_600_000)).toHaveLength(1);
  });

  test('K25 does not come to who was removed since it was queued, nor again when they are invited anew', async () => {
    await choose(await rita(), 'daily');
    await queueReportMails(deps, seven);
    const jobs = await queued();
    await removeOperator(db, 7001, 'rita@probe.example', clock.now);
    expect(await send(jobs)).toEqual([]);
    await inviteOperator(db, { hotelId: 7001, email: 'rita@probe.example', role: 'owner', publicUrl, now: clock.now });
    expect(await comes(seven + 24 * 3_600_000)).toEqual([]);
  });

  test('K25 does not come from a hotel that is not open', async () => {
    await choose(await rita(), 'daily');
    await queueReportMails(deps, seven);
    const jobs = await queued();
    await sql`update hotel set is_open = false where hotel_id = 7001`.execute(db);
    expect([await comes(seven + 60_000), await send(jobs)]).toEqual([[], []]);
    await sql`update hotel set is_open = true where hotel_id = 7001`.execute(db);
  });
});

describe('who wants it no longer', () => {
  test('K25 stops it by the link in the mail without signing in, or by the mail program itself', async () => {
    await choose(await rita(), 'daily');
    const [mail] = await comes(seven);
    const { personId, token } = linkIn(mail);
    const cookie = await rita();
    const rhythm = async () => (await desk.ask(getReportMail, { cookie })).json<ReportMail>().rhythm;
    const end = (sent: string) => desk.ask(stopReportMail, { params: { personId }, body: { token: sent } });
    expect([(await end(`${token}x`)).json(), await rhythm()]).toEqual([{ isStopped: true }, 'daily']);
    expect([(await end(token)).json(), await rhythm()]).toEqual([{ isStopped: true }, 'off']);

    await choose(cookie, 'daily');
    const header = /<(https[^>]+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? '';
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(header);
    const tap = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect([(await tap(`${pathname}?t=guess`)).statusCode, await rhythm()]).toEqual([200, 'daily']);
    expect([(await tap(pathname + search)).statusCode, await rhythm()]).toEqual([200, 'off']);
    // Whoever only looks at it, as mail programs do, stops nothing.
    await choose(cookie, 'weekly');
    expect([(await app.inject(pathname + search)).statusCode, await rhythm()]).toEqual([404, 'weekly']);
  });

  test('K25 stops it at the desk, also between the queue and the post', async () => {
    const cookie = await rita();
    await choose(cookie, 'daily');
    await queueReportMails(deps, seven);
    expect(await choose(cookie, 'off')).toMatchObject({ rhythm: 'off', language: null });
    expect(await send(await queued())).toEqual([]);
    expect(await comes(seven + 24 * 3_600_000)).toEqual([]);
  });
});
