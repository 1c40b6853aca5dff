import type { Language } from '@stayfront/contract/property/texts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { postOffice } from '../../testing/post-office.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { sendConfirmation } from './send-confirmation.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now });
const hotel = smallHotel();
const post = postOffice(db);
const { findProduct, book } = guestApi(app, hotel.hotelId);

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
});

/** The one mail that follows a booking. */
async function mailOf(reservationId: string, later = 0) {
  const [mail, ...more] = await post((deps) => sendConfirmation(deps, { hotelId: 7001, reservationId }, now + later));
  expect(more).toEqual([]);
  if (!mail) throw new Error('no mail came');
  return mail;
}

/** Books for two nights and reads the mail that follows. */
async function confirm(guestInfo: Record<string, unknown>, lang: Language = 'en') {
  const { reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-13' });
  const booked = await book(bookingOf([reference], { guestInfo, lang }));
  expect(booked.status).toBe(201);
  const { reservationId, token } = booked.body;
  return { mail: await mailOf(reservationId), reservationId, token };
}

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const valuesOf = (mail: { headers: { name: string; value: string }[] }, header: string): string[] =>
  mail.headers.filter(({ name }) => name.toLowerCase() === header).map(({ value }) => value);

describe('the confirmation', () => {
  test.each([
    ['en', 'ltr'],
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s is written in that language and direction, with what was booked', async (lang, direction) => {
    const { mail, reservationId, token } = await confirm(ada, lang);
    expect(mail.html).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(mail.subject).toContain(reservationId);
    expect(mail.subject).toContain('Hotel Probe');
    const link = `${publicUrl}/7001/reservation/${reservationId}?t=${token}&lang=${lang}`;
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    for (const text of [plain(mail.html), mail.text]) {
      expect(text).toContain(reservationId);
      expect(text).toContain('15:00');
      expect(text).toContain('11:00');
      expect(text).toMatch(/272[.,]21/);
      expect(text).toContain('desk@probe.example');
      expect(text).toContain('2027');
    }
    expect(mail.text).toContain(link);
  });

  test('says the amounts to the cent and the days in full', async () => {
    const { mail } = await confirm(ada);
    for (const text of [plain(mail.html), mail.text]) {
      expect(text).toMatch(/CHF\s?272\.21/); // Friday 135.55, Saturday 136.66
      expect(text).toMatch(/CHF\s?14\.00/); // city tax of two adults for two nights
      expect(text).toContain('Friday, 11 June 2027');
      expect(text).toContain('Sunday, 13 June 2027');
      expect(text).toContain('Double room · Pay at the hotel');
    }
  });

  test('carries a link that opens the reservation, and no other', async () => {
    const { mail } = await confirm(ada);
    const link = new URL(/https:\S+/.exec(mail.text)?.[0] ?? '');
    const [reservationId, t] = [link.pathname.split('/').at(-1) ?? '', link.searchParams.get('t') ?? ''];
    expect((await guestApi(app, 7001).readReservation(reservationId, { t })).status).toBe(200);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => new URL(href?.replaceAll('&#38;', '&') ?? ''),
    );
    expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `${publicUrl}/7001/reservation/${reservationId}`,
      `${publicUrl}/api/hotels/7001/reservations/${reservationId}/confirmation.pdf`,
      `${publicUrl}/api/hotels/7001/reservations/${reservationId}/confirmation.ics`,
    ]);
    for (const { pathname, search } of links.slice(1))
      expect((await app.inject(pathname + search)).statusCode).toBe(200);
  });

  test('says in schema.org’s words what a mail program can put into a calendar', async () => {
    const givenName = '</script><script>alert(1)</script>';
    const { mail, reservationId, token } = await confirm({ ...ada, givenName });
    const found = [...mail.html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(found.map(([, attributes]) => attributes)).toEqual([' type="application/ld+json"']);
    const link = `${publicUrl}/7001/reservation/${reservationId}?t=${token}&lang=en`;
    expect(JSON.parse(found[0]?.[2] ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: reservationId,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      modifyReservationUrl: link,
      underName: { '@type': 'Person', name: `${givenName} Lovelace`, email: ada.email },
      reservationFor: {
        '@type': 'Hotel',
        name: 'Hotel Probe',
        telephone: '+41 41 000 00 00',
        address: { streetAddress: 'Seeweg 1', postalCode: '6000', addressLocality: 'Luzern', addressCountry: 'CH' },
      },
      checkinTime: '2027-06-11T15:00:00+02:00',
      checkinDate: '2027-06-11T15:00:00+02:00',
      checkoutTime: '2027-06-13T11:00:00+02:00',
      checkoutDate: '2027-06-13T11:00:00+02:00',
      lodgingUnitDescription: 'Double room',
      numAdults: 2,
      numChildren: 0,
      totalPrice: '272.21',
      priceCurrency: 'CHF',
    });
  });

  test('is written in the guest’s language, in its direction', async () => {
    expect((await confirm(ada, 'fr')).mail.html).toContain('<html lang="fr" dir="ltr">');
    expect((await confirm(ada, 'he')).mail.html).toContain('<html lang="he" dir="rtl">');
  });

  test('names city and tax in the guest’s language, as the hotel calls them there', async () => {
    const [vat, local] = hotel.taxes;
    if (!vat || !local) throw new RangeError('The hotel has two taxes');
    const city = { en: 'Lucerne', de: 'Luzern', fr: 'Lucerne' };
    const named = {
      ...hotel,
      address: { ...hotel.address, city },
      taxes: [vat, { ...local, name: { en: 'City tax', de: 'Kurtaxe', fr: 'Taxe de séjour' } }],
    };
    await openHotel(db, named, smallNights(named, stayDate('2027-06-01'), 30));
    const german = (await confirm(ada, 'de')).mail.html;
    expect(german).toContain('"addressLocality":"Luzern"');
    expect(plain(german)).toContain('Kurtaxe');
    const french = (await confirm(ada, 'fr')).mail.html;
    expect(french).toContain('"addressLocality":"Lucerne"');
    expect(plain(french)).toContain('Taxe de séjour');
    expect(plain(french)).not.toContain('City tax');
  });

  test('comes out the same, should it have to be sent again', async () => {
    const { mail, reservationId } = await confirm(ada);
    const again = await mailOf(reservationId, 3_600_000);
    expect([again.html, again.text, again.subject]).toEqual([mail.html, mail.text, mail.subject]);
    expect(valuesOf(again, 'message-id')).toEqual(valuesOf(mail, 'message-id'));
  });

  test('of a hotel without an address of its own comes from ours', async () => {
    await openHotel(
      db,
      smallHotel({ contact: { phone: '1', email: 'N/A' } }),
      smallNights(hotel, stayDate('2027-06-01'), 30),
    );
    const { mail } = await confirm(ada);
    expect(mail.from).toEqual({ name: 'Hotel Probe', address: 'no-reply@book.example' });
    expect(mail.html).not.toContain('N/A');
  });

  test('for a reservation that is not there is a bug, not a mail', async () => {
    const wrong = { hotelId: 7001, reservationId: 'SB4-AAAAAAAAAA' };
    const mails = await post(async (deps) => {
      await expect(sendConfirmation(deps, wrong, now)).rejects.toThrow('There is no reservation SB4-AAAAAAAAAA');
    });
    expect(mails).toEqual([]);
  });
});

describe('the bill in the confirmation', () => {
  const seal = quoteSeal(testSecret);
  const yen = { currency: 'JPY', nanos: 188_960_000_000, date: stayDate('2027-06-01') } as const;
  const [payAtHotel] = hotel.ratePlans;

  test('has a line for each room, discount, service and tax, and the amount charged before the guest’s currency', async () => {
    const texts = (en: string) => ({ en });
    const sauna = {
      id: 'sauna',
      name: texts('Sauna'),
      description: texts('Hot'),
      pricingType: 'Per use' as const,
      priceMinor: 1_000,
      maxQuantity: 4,
      vatBasisPoints: 810,
    };
    const plans = payAtHotel ? [{ ...payAtHotel, services: ['sauna'] }] : [];
    await openHotel(db, smallHotel({ services: [sauna], ratePlans: plans }), { rooms: [], rates: [] });
    const { reference } = await findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
    });
    const quote = seal.open(reference);
    if (!quote) throw new Error('We cannot read our own quote');
    const quoted = seal.seal({
      ...quote,
      promotionCode: 'WELCOME10',
      nightDiscounts: [1_355, 1_367],
      exchange: yen,
      vat: 897,
    });
    const services = [{ serviceId: 'sauna', quantity: 2, totalPrice: 2 * 1_890 }];
    const roomStays = [{ reference: quoted, services }];
    const { body } = await book(bookingOf([], { roomStays }));
    const text = (await mailOf(body.reservationId)).text.replace(/\u00a0/g, ' ');
    const inYen = (minor: number): number => Math.round((minor * 188.96) / 100);
    const room = inYen(13_555) + inYen(13_666);
    const discount = inYen(1_355) + inYen(1_367);
    const shown = (value: number): string => `JP¥${value.toLocaleString('en-GB')}`;
    const total = shown(room - discount + 3_780);
    for (const line of [
      `Room 1: Double room · Pay at the hotel · ≈ ${shown(room)}`,
      `Discount with WELCOME10: ≈ -${shown(discount)}`,
      `Sauna × 2: ≈ ${shown(3_780)}`,
      `Total: CHF 264.99 (≈ ${total})`, // 272.21 − 27.22 + 20.00
      'VAT 8.1%, included: CHF 1.50',
      'VAT 3.8%, included: CHF 8.97',
      `Due at the hotel: CHF 264.99 (≈ ${total})`,
      `City tax, not included: ≈ ${shown(inYen(1_400))}`,
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('Paid in advance');
  });
});

describe('a guest’s name', () => {
  test('with HTML in it is shown as it was typed', async () => {
    const givenName = '<img src=x onerror=alert(1)> & "Co"';
    const { mail } = await confirm({ ...ada, givenName });
    expect(mail.html).not.toContain('<img');
    expect(plain(mail.html)).toContain(givenName);
    expect(mail.text).toContain(givenName);
  });

  test('with the signs of a template in it is shown as it was typed', async () => {
    const givenName = "{hotel} '{0}' # {name, plural, other {x}}";
    const { mail } = await confirm({ ...ada, givenName });
    expect(mail.text).toContain(givenName);
  });

  test.each([
    'Eve <eve@evil.example>, Ada',
    '"Ada" <ada@guest.example>, "Eve" <eve@evil.example>',
    'Ada; eve@evil.example;',
    '=?utf-8?Q?Eve=0D=0ABcc:_eve@evil.example?=',
    'Ada\u2028Bcc: eve@evil.example',
  ])('of %s adds neither a recipient nor a header', async (givenName) => {
    const { mail } = await confirm({ ...ada, givenName });
    expect(mail.to).toEqual([ada.email]);
    expect(valuesOf(mail, 'to')).toHaveLength(1);
    for (const header of ['bcc', 'cc']) expect(valuesOf(mail, header)).toEqual([]);
  });

  test('that runs the other way keeps to itself, in both forms of the mail', async () => {
    for (const [givenName, lang] of [
      ['ליאור', 'en'],
      ['Ada', 'ar'],
    ] as const) {
      const { mail } = await confirm({ ...ada, givenName }, lang);
      for (const text of [plain(mail.html), mail.text]) expect(text).toContain(`\u2068${givenName}\u2069`);
    }
    const { mail } = await confirm(ada);
    expect(mail.html + mail.text).not.toMatch(/[\u2066-\u2069]/);
  });

  test('from before signs of direction were refused is written without them, and the PDF comes along', async () => {
    const { reservationId } = await confirm(ada);
    const guest = JSON.stringify({ ...ada, givenName: 'An\u202Ena\u2069', surname: 'Attack' });
    await sql`update reservation set guest = ${guest}::jsonb where reservation_id = ${reservationId}`.execute(db);
    const mail = await mailOf(reservationId);
    for (const text of [mail.html, mail.text]) expect(text).toContain('Dear Anna, Hotel Probe');
    expect(valuesOf(mail, 'to')[0]).toContain('Anna Attack');
    expect(mail.raw.toString()).toContain(`filename=${reservationId}.pdf`);
  });

  test('in any script arrives whole', async () => {
    const { mail } = await confirm({ ...ada, givenName: 'Зоя', surname: '李小龍' });
    expect(mail.text).toContain('Зоя');
    expect(valuesOf(mail, 'to')[0]).toContain('ada@guest.example');
  });
});
