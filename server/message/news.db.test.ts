import type { Language } from '@stayfront/contract/property/texts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import { startMailbox } from '@stayfront/sandbox/mail/start-mailbox';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pdfDrawer } from '../document/pdf-drawer.ts';
import { hotelReader } from '../hotel/hotel.store.ts';
import { forgetHistory } from '../testing/forget-history.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, frontDesk } from '../testing/front-desk.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../testing/start-app.ts';
import type { Jobs } from './enqueue.ts';
import type { News } from './news.ts';
import { smtpPost } from './post-mail.ts';
import { tellGuest } from './tell-guest.ts';
import { tellHotel } from './tell-hotel.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const late = Date.parse('2027-06-10T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const drawer = pdfDrawer();
afterAll(() => drawer.close());
const desk = frontDesk(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function book(lang: Language = 'en', rooms = 1, guestInfo: Record<string, unknown> = ada) {
  const { reference } = await desk.findProduct('double', 'pay-at-hotel', june);
  const { status, body } = await desk.book(bookingOf(Array(rooms).fill(reference) as string[], { lang, guestInfo }));
  expect(status).toBe(201);
  return body;
}

type Queued = { name: 'tell-guest' | 'tell-hotel'; job: Jobs['tell-guest'] };

/** Sends what is queued for guest and desk, and forgets it. */
async function deliver(): Promise<Record<'guest' | 'desk', Mail[]>> {
  const { rows } = await sql<Queued>`
    select task.identifier as name, job.payload as job
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier like 'tell-%' order by job.id`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return send(rows);
}

async function send(queued: readonly Queued[]): Promise<Record<'guest' | 'desk', Mail[]>> {
  const mailbox = await startMailbox();
  const smtp = smtpPost(mailbox.smtpUrl);
  onTestFinished(async () => {
    smtp.close();
    await mailbox.stop();
  });
  const means = {
    db,
    readHotel: hotelReader(db),
    secret: testSecret,
    post: smtp.post,
    drawer,
    publicUrl: () => publicUrl,
  };
  for (const { name, job } of queued) await (name === 'tell-guest' ? tellGuest : tellHotel)(means, job, clock.now);
  const to = (address: string): Mail[] => mailbox.mails().filter((mail) => mail.to.includes(address));
  return { guest: to(ada.email), desk: to('desk@probe.example') };
}

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const header = (mail: Mail | undefined, name: string): string | undefined =>
  mail?.headers.find((one) => one.name.toLowerCase() === name)?.value;

describe('a new booking', () => {
  test('is told to the desk in the hotel’s language, and an answer goes to the guest', async () => {
    const { reservationId } = await book('ar', 1, {
      ...ada,
      specialRequest: 'A quiet room\nplease',
      businessTravel: true,
    });
    const { guest, desk: mails } = await deliver();
    expect(guest).toEqual([]); // the guest gets the confirmation
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    expect(mail?.subject).toBe(`Neue Buchung: Ada Lovelace, ${reservationId}`);
    expect(mail?.from.address).toBe('no-reply@book.example');
    expect(header(mail, 'reply-to')).toContain(ada.email);
    for (const text of [spaced(plain(mail?.html ?? '')), spaced(mail?.text ?? '')])
      for (const part of [
        reservationId,
        'Freitag, 11. Juni 2027',
        'Doppelzimmer · Zahlung im Hotel',
        '272,21 CHF',
        '2 Erwachsene',
        ada.phone,
        ada.email,
        'A quiet room\nplease',
        'Geschäftlich',
      ])
        expect(text).toContain(part);
  });

  test('is told without the guest’s own link', async () => {
    const { token } = await book();
    const { desk: mails } = await deliver();
    expect(mails[0]?.html).not.toContain(token);
    expect(mails[0]?.html).not.toContain('href=');
  });

  test('at a hotel without a mail address is told to nobody', async () => {
    await openHotel(db, smallHotel({ contact: { phone: '1', email: 'N/A' } }), { rooms: [], rates: [] });
    await book();
    expect(await deliver()).toEqual({ guest: [], desk: [] });
  });
});

describe('a cancelled booking', () => {
  test.each([
    ['en', 'ltr', 'Booking cancelled', 'None'],
    ['de', 'ltr', 'Buchung storniert', 'Keine'],
    ['ar', 'rtl', 'تم إلغاء الحجز', 'لا شيء'],
  ] as const)('is told to a guest who reads %s in that language, from %s', async (lang, direction, title, none) => {
    const { reservationId, token } = await book(lang);
    await deliver();
    await desk.cancel(reservationId);
    const { guest, desk: mails } = await deliver();
    expect(guest[0]?.html).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(guest[0]?.subject).toContain(title);
    expect(guest[0]?.text).toContain(none);
    expect(guest[0]?.text).toContain(`/7001/reservation/${reservationId}?t=${token}`);
    expect(guest[0]?.html).toContain('https://schema.org/ReservationCancelled');
    expect(mails[0]?.subject).toBe(`Buchung storniert: Ada Lovelace, ${reservationId}`);
  });

  test('names the fee that its policy asks for', async () => {
    const { reservationId } = await book();
    await deliver();
    clock.now = late;
    await desk.cancel(reservationId);
    const { guest } = await deliver();
    expect(spaced(guest[0]?.text ?? '')).toContain('Cancellation fee: CHF 135.55');
    expect(guest[0]?.text).toContain('Room 1, cancelled: Double room · Pay at the hotel');
    expect(guest[0]?.text).not.toContain('Refund');
    expect(guest[0]?.text).not.toContain('Due at the hotel');
  });
});

describe('a room that is cancelled', () => {
  test('is told with its fee, and with what stays booked', async () => {
    const booked = await book('en', 2);
    await deliver();
    await desk.cancelRoom(booked, 1);
    const { guest, desk: mails } = await deliver();
    const text = spaced(guest[0]?.text ?? '');
    expect(guest[0]?.subject).toBe(`Room cancelled: Hotel Probe, ${booked.reservationId}`);
    expect(text).toContain('Room 2, cancelled: Double room · Pay at the hotel');
    expect(text).toContain('Room 1: Double room · Pay at the hotel · CHF 272.21');
    expect(text).toContain('Total: CHF 272.21');
    expect(guest[0]?.html).toContain('https://schema.org/ReservationConfirmed');
    expect(mails).toHaveLength(1);
    await desk.cancelRoom(booked, 1);
    expect(await deliver()).toEqual({ guest: [], desk: [] }); // the same again is no news
  });
});

describe('a changed booking', () => {
  test('is told as it stands now, each change once', async () => {
    const booked = await book();
    await deliver();
    await desk.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    await desk.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    const { guest, desk: mails } = await deliver();
    expect(guest.map(({ subject }) => subject)).toEqual([`Booking changed: Hotel Probe, ${booked.reservationId}`]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('+41 44 668 18 00');
    expect(header(guest[0], 'message-id')).toBe(`<changed-2-7001-${booked.reservationId}@stayfront>`);
  });
});

test('a change that cost something says what, and what was paid or goes back', async () => {
  const { reservationId } = await book('de');
  const news = { what: 'changed', version: 2, fee: 1_000, refund: 26_221, paid: 0 } as const;
  const { guest } = await send([{ name: 'tell-guest', job: { hotelId: 7001, reservationId, news } }]);
  const text = spaced(guest[0]?.text ?? '');
  expect(text).toContain('Gebühr für die Änderung: 10,00 CHF\nRückerstattung: 262,21 CHF');
  expect(text).toContain('Die Rückerstattung ist auf dem Weg');
  expect(text).not.toContain('Bezahlt');
});

describe('money on an unusual way', () => {
  const amount = { minor: 27_221, currency: 'CHF' } as const;
  const payment = (what: Extract<News, { what: 'payment' }>['payment']): News => ({
    what: 'payment',
    payment: what,
    intentId: 'SP-123',
    amount,
  });

  test.each(['late', 'surplus', 'amount-mismatch'] as const)('that is %s is told to guest and desk', async (what) => {
    const { reservationId } = await book();
    const job = { hotelId: 7001, reservationId, news: payment(what) };
    const { guest, desk: mails } = await send([
      { name: 'tell-guest', job },
      { name: 'tell-hotel', job },
    ]);
    expect(guest[0]?.subject).toBe(`Your payment is going back: Hotel Probe, ${reservationId}`);
    expect(guest[0]?.text).toContain('send back all of it');
    expect(spaced(mails[0]?.text ?? '')).toContain('Betrag: 272,21 CHF');
    expect(mails[0]?.text).toContain('Zahlungsnummer: SP-123');
  });

  test.each([
    ['refund-stuck', 'Eine Rückerstattung braucht Ihre Hilfe'],
    ['returned', 'Zahlung zurückgeschickt'],
  ] as const)('that is %s is the hotel’s affair alone', async (what, title) => {
    const { reservationId } = await book();
    const job = { hotelId: 7001, reservationId, news: payment(what) };
    const { guest, desk: mails } = await send([
      { name: 'tell-guest', job },
      { name: 'tell-hotel', job },
    ]);
    expect(guest).toEqual([]);
    expect(mails[0]?.subject).toBe(`${title}: Ada Lovelace, ${reservationId}`);
  });
});

describe('a letter to the guest', () => {
  /** What a calendar goes by. */
  const calendarIn = (mail: Mail | undefined): string[] => {
    const file = mail?.attachments.find(({ name }) => name.endsWith('.ics'));
    return Buffer.from(file?.bytes ?? [])
      .toString()
      .replaceAll(/\r?\n /g, '')
      .split(/\r?\n/)
      .filter((line) => /^(METHOD|UID|SEQUENCE|STATUS|DTSTAMP|DTSTART;|ORGANIZER)/.test(line));
  };
  const namesIn = (mail: Mail | undefined): string[] => (mail?.attachments ?? []).map(({ name }) => name.slice(-4));
  const isWithMethod = (mail: Mail | undefined, method: string): boolean =>
    new RegExp(`Content-Type: text/calendar;[^]*?method=${method}`, 'i').test(mail?.raw.toString() ?? '');

  test('carries the stay for the calendar, newer with each change, and takes it out again when it is cancelled', async () => {
    const booked = await book();
    await deliver();
    clock.now = noon + 60_000;
    await desk.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    const [changed] = (await deliver()).guest;
    clock.now = noon + 120_000;
    await desk.cancel(booked.reservationId);
    const [cancelled] = (await deliver()).guest;
    const same = [
      `UID:7001-${booked.reservationId}@book.example`,
      'DTSTART;TZID=Europe/Zurich:20270611T150000',
      'ORGANIZER;CN="Hotel Probe":mailto:desk@probe.example',
    ];
    expect(calendarIn(changed)).toEqual(
      expect.arrayContaining([...same, 'METHOD:PUBLISH', 'SEQUENCE:2', 'STATUS:CONFIRMED', 'DTSTAMP:20270601T120100Z']),
    );
    expect(calendarIn(cancelled)).toEqual(
      expect.arrayContaining([...same, 'METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED', 'DTSTAMP:20270601T120200Z']),
    );
    expect([isWithMethod(changed, 'PUBLISH'), isWithMethod(cancelled, 'CANCEL')]).toEqual([true, true]);
    expect([namesIn(changed), namesIn(cancelled)]).toEqual([['.ics', '.pdf'], ['.ics']]); // paper only while it stands
  });

  test('about rooms that were only held carries nothing: they were in no calendar', async () => {
    const { reference } = await desk.findProduct('double', 'prepaid', june);
    const { body: held } = await desk.book(bookingOf([reference]));
    await desk.cancel(held.reservationId);
    const [mail] = (await deliver()).guest;
    expect(namesIn(mail)).toEqual([]);
  });
});

describe('money that came, went back or is asked for', () => {
  const amount = { minor: 27_221, currency: 'CHF' } as const;
  test.each([
    [{ what: 'paid', intentId: 'SP-1', amount }, 'Payment received', 'Zahlung erhalten', 'Paid: CHF 272.21'],
    [{ what: 'refunded', refundId: 'SR-1', amount }, 'Refund sent', 'Rückerstattung gesendet', 'Refund: CHF 272.21'],
    [
      { what: 'payment-link', mark: 'm', amount },
      'Pay for your booking',
      'Zahlungslink gesendet',
      'To be paid: CHF 272.21',
    ],
  ] as const)('is told to guest and desk: %o', async (news, title, deskTitle, line) => {
    const { reservationId } = await book();
    const job = { hotelId: 7001, reservationId, news };
    const { guest, desk: mails } = await send([
      { name: 'tell-guest', job },
      { name: 'tell-hotel', job },
    ]);
    expect(guest[0]?.subject).toBe(`${title}: Hotel Probe, ${reservationId}`);
    expect(spaced(guest[0]?.text ?? '')).toContain(line);
    expect(mails[0]?.subject).toBe(`${deskTitle}: Ada Lovelace, ${reservationId}`);
    expect(spaced(mails[0]?.text ?? '')).toContain('272,21 CHF');
  });

  test('is asked for with a link that leads to where it is paid', async () => {
    const { reservationId, token } = await book();
    const news = { what: 'payment-link', mark: 'm', amount } as const;
    const { guest } = await send([{ name: 'tell-guest', job: { hotelId: 7001, reservationId, news } }]);
    expect(guest[0]?.text).toContain(`${publicUrl}/7001/reservation/payment/${reservationId}?t=${token}&lang=en`);
  });
});

test('a mail server that turns an address away leaves no trace of it in the error', async () => {
  const smtp = smtpPost('smtp://127.0.0.1:1');
  onTestFinished(() => smtp.close());
  const from = { name: 'Hotel', address: 'desk@probe.example' };
  const to = { name: 'Ada', address: ada.email };
  const posting = smtp.post({ messageId: 'm', from, to, subject: '', html: '', text: '' });
  await expect(posting).rejects.toThrow(/^The mail was not taken, ESOCKET, CONN$/);
});
