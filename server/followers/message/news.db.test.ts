import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Mail } from '@stayfront/sandbox/mail/mail';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { newsSetup, spaced } from '../../testing/news-setup.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const late = Date.parse('2027-06-10T12:00:00Z');
const clock = { now: noon };
const { api, june, open, book, deliver } = newsSetup(database, await startApp(database, clock), clock);
beforeEach(async () => {
  clock.now = noon;
  await open();
});

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const header = (mail: Mail | undefined, name: string): string | undefined =>
  mail?.headers.find((one) => one.name.toLowerCase() === name)?.value;

describe('a new booking', () => {
  test('is told to the desk in the hotel’s language, and an answer goes to the guest', async () => {
    const { reservationId } = await book('ar', 1, {
      ...ada,
      specialRequest: 'A quiet room\nplease',
      businessTravel: true,
    });
    const { guest, hotel: mails } = await deliver();
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

  test('of a guest whose names and wish run the other way leaves the words around them in their order', async () => {
    const address = { addressLine: 'רחוב הרצל 1', postalCode: '61000', city: 'תל אביב', country: 'IL' };
    const specialRequest = 'מיטה\u2069 \u202Eזוגית\nRoom 12';
    const { reservationId } = await book('en', 1, { ...ada, surname: 'כהן', specialRequest, address });
    const [mail] = (await deliver()).hotel;
    expect(mail?.subject).toBe(`Neue Buchung: \u2068Ada כהן\u2069, ${reservationId}`);
    for (const text of [plain(mail?.html ?? ''), mail?.text ?? ''])
      for (const part of [
        '\u2068Ada כהן\u2069',
        '\u2068רחוב הרצל 1\u2069, \u206861000 תל אביב\u2069, Israel',
        '\u2068מיטה זוגית\u2069\n\u2068Room 12\u2069',
      ])
        expect(text).toContain(part);
  });

  test('tells the kitchen how many breakfasts to lay: three guests for three nights eat nine', async () => {
    const breakfast = {
      id: 'breakfast',
      name: { en: 'Breakfast', de: 'Frühstück' },
      description: { en: 'Until eleven' },
      pricingType: 'Per person per night' as const,
      priceMinor: 2_000,
    };
    const ratePlans = written.ratePlans.map((plan) => ({ ...plan, services: ['breakfast'] }));
    const setup = smallHotel({ services: [breakfast], ratePlans });
    await openHotel(db, setup, smallNights(setup, stayDate('2027-06-01'), 20));
    const three = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, nbChildren: 1 };
    const { reference } = await api.findProduct('family', 'pay-at-hotel', three);
    const services = [{ serviceId: 'breakfast', quantity: 1, totalPrice: 18_000 }];
    const booking = bookingOf([], { roomStays: [{ reference, services }] });
    expect(await api.book(booking)).toMatchObject({ status: 201 });
    const [mail] = (await deliver()).hotel;
    expect(mail?.text).toContain('Frühstück × 9');
  });

  test('is told without the guest’s own link', async () => {
    const { token } = await book();
    const { hotel: mails } = await deliver();
    expect(mails[0]?.html).not.toContain(token);
    expect(mails[0]?.html).not.toContain('href=');
  });

  test('at a hotel without a mail address is told to nobody', async () => {
    await openHotel(db, smallHotel({ contact: { phone: '1', email: 'N/A' } }), { rooms: [], rates: [] });
    await book();
    expect(await deliver()).toEqual({ guest: [], hotel: [] });
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
    await api.cancel(reservationId);
    const { guest, hotel: mails } = await deliver();
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
    await api.cancel(reservationId);
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
    await api.cancelRoom(booked, 1);
    const { guest, hotel: mails } = await deliver();
    const text = spaced(guest[0]?.text ?? '');
    expect(guest[0]?.subject).toBe(`Room cancelled: Hotel Probe, ${booked.reservationId}`);
    expect(text).toContain('Room 2, cancelled: Double room · Pay at the hotel');
    expect(text).toContain('Room 1: Double room · Pay at the hotel · CHF 272.21');
    expect(text).toContain('Total: CHF 272.21');
    expect(guest[0]?.html).toContain('https://schema.org/ReservationConfirmed');
    expect(mails).toHaveLength(1);
    await api.cancelRoom(booked, 1);
    expect(await deliver()).toEqual({ guest: [], hotel: [] }); // the same again is no news
  });
});

describe('a changed booking', () => {
  test('is told as it stands now, each change once', async () => {
    const booked = await book();
    await deliver();
    await api.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    await api.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    const { guest, hotel: mails } = await deliver();
    expect(guest.map(({ subject }) => subject)).toEqual([`Booking changed: Hotel Probe, ${booked.reservationId}`]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('+41 44 668 18 00');
    expect(header(guest[0], 'message-id')).toBe(`<changed-2-7001-${booked.reservationId}@stayfront>`);
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
    await api.modify(booked, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    const [changed] = (await deliver()).guest;
    clock.now = noon + 120_000;
    await api.cancel(booked.reservationId);
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
    const { reference } = await api.findProduct('double', 'prepaid', june);
    const { body: held } = await api.book(bookingOf([reference]));
    await api.cancel(held.reservationId);
    const [mail] = (await deliver()).guest;
    expect(namesIn(mail)).toEqual([]);
  });
});
