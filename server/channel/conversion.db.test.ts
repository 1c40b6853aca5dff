import type { ChannelPartner, Conversion, PartnerName } from '@stayfront/contract/manage/channels';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import { startPartners, type PartnerSandbox } from '@stayfront/sandbox/partners/start-partners';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inHotel } from '../db/in-hotel.ts';
import { makeKey } from '../key/make-key.ts';
import { secretBox } from '../payment/secret-box.ts';
import { confirmHold } from '../reservation/confirm-hold.ts';
import { backOffice } from '../testing/back-office.ts';
import { forgetHistory } from '../testing/forget-history.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, frontDesk } from '../testing/front-desk.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../testing/start-app.ts';
import type { Reach } from '../webhook/reach.ts';
import { startWorker } from '../worker.ts';
import { reportConversion } from './report-conversion.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const names: Record<string, readonly string[]> = {};
const reach: Reach = {
  resolve: (host) => Promise.resolve(names[host] ?? []),
  allowsLoopback: true,
  patienceMs: 2_000,
};
const app = await startApp(database, clock, { reach });
const [hotel, other] = [smallHotel(), smallHotel({ hotelId: 7002 })];
const { hotelId } = hotel;
const desk = frontDesk(app, hotelId);
let office = backOffice(app, hotelId, '');
let elsewhere = backOffice(app, 7002, '');
let partners: PartnerSandbox;

beforeAll(async () => {
  for (const house of [hotel, other]) await openHotel(db, house, smallNights(house, today, 30, 500));
  office = backOffice(app, hotelId, (await makeKey(db, hotelId, 'PMS', clock.now)).key);
  elsewhere = backOffice(app, 7002, (await makeKey(db, 7002, 'PMS', clock.now)).key);
  partners = await startPartners();
});
afterAll(() => partners.stop());
beforeEach(async () => {
  await inHotel(db, hotelId, (tx) => sql`delete from conversion`.execute(tx));
  await inHotel(db, hotelId, (tx) => sql`delete from channel_settings`.execute(tx));
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  (partners.received as unknown[]).length = 0;
});

const keys = {
  tripadvisor: () => ({ url: `${partners.url}/tripadvisor/conversion`, id: '80451', partnerName: 'SSC_Example' }),
  trivago: () => ({
    url: `${partners.url}/trivago/tracking/booking`,
    apiKey: 'trivago-canary-key',
    advertiserId: '2140',
    hotel: '7001',
  }),
  kayak: () => ({ url: `${partners.url}/kayak/confirm`, provider: 'EXAMPLE' }),
  google: () => ({
    url: `${partners.url}/google/ads`,
    tokenUrl: `${partners.url}/google/token`,
    customerId: '1234567890',
    loginCustomerId: '9998887776',
    conversionActionId: '4711',
    developerToken: 'dev-1',
    clientId: 'client-1',
    clientSecret: 'secret-1',
    refreshToken: 'refresh-1',
  }),
} satisfies Record<PartnerName, () => object>;
const marks = {
  tripadvisor: { refid: 'tripadvisor-9f3c', channelId: 304 },
  trivago: { trvReference: 'trv-5d41402abc4b2a76', trvLocale: 'de-CH', channelId: 344 },
  kayak: { kayakClickId: 'kk-77aa31', channelId: 400 },
  google: { googleClickId: 'gclid-EAIaIQob', channelId: 399, consent: 'granted' },
} as const satisfies Record<PartnerName, ChannelParameters>;

const put = (partner: PartnerName) => office.put<ChannelPartner>('channels', { partner, ...keys[partner]() });
const quote = async (nights = 2, ratePlan = 'pay-at-hotel'): Promise<string> => {
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 5 + nights), nbAdults: 2 };
  return (await desk.findProduct('double', ratePlan, stay)).reference;
};
async function book(channelParameters: ChannelParameters): Promise<{ reservationId: string; token: string }> {
  const { status, body } = await desk.book(bookingOf([await quote()], { channelParameters }));
  expect(status).toBe(201);
  return body;
}
async function ledger(query = ''): Promise<Conversion[]> {
  return (await office.get<{ conversions: Conversion[] }>(`conversions${query}`)).body.conversions;
}
const means = { db, box: secretBox(testSecret), reach, publicUrl: () => publicUrl };
/** One try, as the worker makes it. */
async function tell(reservationId: string, partner: PartnerName, isLastTry = false): Promise<Conversion | undefined> {
  await reportConversion(means, { hotelId, reservationId, partner }, isLastTry, clock.now).catch(() => {});
  return (await ledger(`?reservationId=${reservationId}`)).find((one) => one.partner === partner);
}
const heard = (): (string | null)[] => partners.received.map(({ name }) => name);
const differences = (): string[] => partners.received.flatMap((report) => report.differences);

describe('a booking that a partner brought', () => {
  test.each(['tripadvisor', 'trivago', 'kayak', 'google'] as const)(
    'is told to %s as it documents it',
    async (partner) => {
      expect(await put(partner)).toMatchObject({ status: 200, body: { partner } });
      const { reservationId } = await book(marks[partner]);
      expect(await ledger()).toMatchObject([{ reservationId, partner, state: 'waiting', told: null, attempts: 0 }]);
      expect(await tell(reservationId, partner)).toMatchObject({
        state: 'sent',
        told: 'booking',
        attempts: 1,
        lastStatus: '200',
        facts: { arrival: '2027-06-06', departure: '2027-06-08', rooms: 1, roomNights: 2, adults: 2, currency: 'CHF' },
      });
      expect(differences()).toEqual([]);
      expect(heard().at(-1)).toBe(`${partner}-booking`);
      await tell(reservationId, partner);
      expect(heard().filter((name) => name === `${partner}-booking`)).toHaveLength(1);
      const said = JSON.stringify(partners.received);
      for (const word of [ada.givenName, ada.surname, ada.email, '7946']) expect(said).not.toContain(word);
    },
  );

  test('is told by the worker in the end, though the partner fails at first', async () => {
    await put('trivago');
    partners.failNext(503);
    const post = (): Promise<void> => Promise.resolve();
    const worker = await startWorker({
      database,
      secret: testSecret,
      post,
      reach,
      publicUrl: () => publicUrl,
      now: () => clock.now,
      onFailure: () => {},
    });
    onTestFinished(() => worker.stop());
    const { reservationId } = await book(marks.trivago);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ state: 'sent', attempts: 2 }]), {
      timeout: 20_000,
    });
    expect(heard()).toEqual(['trivago-booking', 'trivago-booking']);
    await desk.cancel(reservationId);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ state: 'sent', told: 'cancellation' }]), {
      timeout: 10_000,
    });
    expect(heard().at(-1)).toBe('trivago-cancellation');
    expect(differences()).toEqual([]);
  });

  test('is given up after the last try, and says why', async () => {
    await put('kayak');
    const { reservationId } = await book(marks.kayak);
    partners.failNext(500, 410);
    expect(await tell(reservationId, 'kayak')).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: '500' });
    expect(await tell(reservationId, 'kayak', true)).toMatchObject({ state: 'failed', attempts: 2, lastStatus: '410' });
    expect(await ledger('?state=failed')).toHaveLength(1);
    expect(await ledger('?state=sent')).toEqual([]);
  });

  test('is told to each partner whose mark it bears, and to nobody else', async () => {
    for (const partner of ['tripadvisor', 'trivago', 'kayak', 'google'] as const) await put(partner);
    await book({ ...marks.trivago, ...marks.kayak });
    expect((await ledger()).map(({ partner }) => partner).sort()).toEqual(['kayak', 'trivago']);
    await book({ channelId: 387 });
    await book({ refid: 'newsletter', channelId: 387 });
    expect(await ledger()).toHaveLength(2);
  });

  test('is told to nobody where the guest said no, and the hotel sees that', async () => {
    await put('trivago');
    const { reservationId } = await book({ ...marks.trivago, consent: 'denied' });
    expect(await tell(reservationId, 'trivago')).toMatchObject({ state: 'withheld', told: null, attempts: 0 });
    await desk.cancel(reservationId);
    expect(await tell(reservationId, 'trivago')).toMatchObject({ state: 'withheld' });
    expect(heard()).toEqual([]);
  });
});

describe('what happens to it later', () => {
  test('is told to those who have words for it', async () => {
    for (const partner of ['trivago', 'google', 'tripadvisor'] as const) await put(partner);
    const held = await book({ ...marks.trivago, ...marks.google, ...marks.tripadvisor });
    const all = async (): Promise<(Conversion | undefined)[]> => [
      await tell(held.reservationId, 'trivago'),
      await tell(held.reservationId, 'google'),
      await tell(held.reservationId, 'tripadvisor'),
    ];
    await all();
    const guestInfo = { ...ada, surname: 'King' };
    expect(await desk.modify(held, { guestInfo })).toMatchObject({ status: 201 });
    const unchanged = partners.received.length;
    expect(await all()).toMatchObject([{ told: 'booking' }, { told: 'booking' }, { told: 'booking' }]);
    expect(partners.received).toHaveLength(unchanged); // another name is nobody's business
    const roomStays = [{ roomStayIndex: 0, reference: await quote(3) }];
    expect(await desk.modify(held, { roomStays })).toMatchObject({ status: 201 });
    expect(await all()).toMatchObject([
      { told: 'change', facts: { departure: '2027-06-09', roomNights: 3 } },
      { told: 'change' },
      { told: 'booking', state: 'sent' },
    ]);
    expect(await desk.cancel(held.reservationId)).toMatchObject({ status: 200 });
    expect(await all()).toMatchObject([
      { told: 'cancellation', state: 'sent' },
      { told: 'cancellation', state: 'sent' },
      { told: 'booking', state: 'sent' },
    ]);
    expect(differences()).toEqual([]);
    expect(heard().filter((name) => name !== 'google-key')).toEqual([
      'trivago-booking',
      'google-booking',
      'tripadvisor-booking',
      'trivago-change',
      'google-change',
      'trivago-cancellation',
      'google-cancellation',
    ]);
  });

  test('is not told where the booking never was', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    await desk.cancel(reservationId);
    expect(await tell(reservationId, 'trivago')).toMatchObject({ state: 'void', told: null });
    expect(heard()).toEqual([]);
  });

  test('is not lost when it happens while the booking is being told', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    const slow: Reach = {
      ...reach,
      resolve: async () => {
        await desk.cancel(reservationId);
        return ['127.0.0.1'];
      },
    };
    const trivago = {
      partner: 'trivago',
      ...keys.trivago(),
      url: keys.trivago().url.replace('127.0.0.1', 'slow.test'),
    };
    names['slow.test'] = ['127.0.0.1'];
    await office.put('channels', trivago);
    await reportConversion({ ...means, reach: slow }, { hotelId, reservationId, partner: 'trivago' }, false, clock.now);
    expect(await ledger()).toMatchObject([{ state: 'waiting', told: 'booking' }]);
    expect(await tell(reservationId, 'trivago')).toMatchObject({ state: 'sent', told: 'cancellation' });
  });
});

describe('there is one record', () => {
  const count = async (reservationId: string): Promise<number> =>
    (await ledger(`?reservationId=${reservationId}`)).length;

  test('though the same booking is sent ten times at once', async () => {
    await put('trivago');
    const payload = bookingOf([await quote()], { channelParameters: marks.trivago });
    const sent = await Promise.all(Array.from({ length: 10 }, () => desk.book(payload, 'ten-at-once')));
    expect(new Set(sent.map(({ body }) => body.reservationId)).size).toBe(1);
    expect(await ledger()).toHaveLength(1);
  });

  test('of a booking that is paid for first: made when the payment has come, however often that is heard', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    // As if it had been held: a test hotel has no provider to pay at.
    await inHotel(db, hotelId, async (tx) => {
      await sql`delete from conversion`.execute(tx);
      await sql`update reservation set status = 'held' where reservation_id = ${reservationId}`.execute(tx);
    });
    await forgetHistory(db);
    const confirm = (): Promise<string> =>
      inHotel(db, hotelId, (tx) => confirmHold(tx, hotelId, reservationId, 'pay', clock.now));
    expect(new Set(await Promise.all([confirm(), confirm(), confirm()]))).toEqual(new Set(['confirmed']));
    expect(await count(reservationId)).toBe(1);
  });

  test('none where the booking is refused', async () => {
    await put('trivago');
    const payload = bookingOf(['no-quote'], { channelParameters: marks.trivago });
    expect((await desk.book(payload)).status).toBe(422);
    expect(await ledger()).toEqual([]);
  });
});

describe('a partner’s keys', () => {
  test('are sealed, never told again, and of one hotel alone', async () => {
    await put('trivago');
    const { rows } = await inHotel(db, hotelId, (tx) =>
      sql<{ text: string }>`select encode(sealed, 'escape') as text from channel_settings`.execute(tx),
    );
    expect(rows[0]?.text).not.toContain('canary');
    const listed = await office.get<{ channels: ChannelPartner[] }>('channels');
    expect(listed.body.channels).toMatchObject([{ partner: 'trivago', url: keys.trivago().url }]);
    expect(JSON.stringify(listed.body)).not.toContain('canary');
    expect((await elsewhere.get<{ channels: ChannelPartner[] }>('channels')).body.channels).toEqual([]);
    expect((await backOffice(app, hotelId, 'sf_7001_wrong').get('channels')).status).toBe(401);
    expect((await backOffice(app, hotelId, 'sf_7001_wrong').get('conversions')).status).toBe(401);
  });

  test('that are taken away end what still waits', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    expect(await office.remove('channels/trivago')).toMatchObject({ status: 200 });
    expect(await office.remove('channels/trivago')).toMatchObject({ status: 404, body: { code: 'channel.unknown' } });
    expect(await tell(reservationId, 'trivago')).toMatchObject({ state: 'failed', told: null });
    expect(heard()).toEqual([]);
  });

  test('lead to no address inside', async () => {
    names['inside.example.com'] = ['10.1.2.3'];
    for (const url of ['https://inside.example.com/', 'https://169.254.169.254/', 'http://example.com', 'nonsense'])
      expect(await office.put('channels', { partner: 'trivago', ...keys.trivago(), url })).toMatchObject({
        status: 400,
        body: { code: 'channel.target' },
      });
    const google = { partner: 'google', ...keys.google(), tokenUrl: 'https://inside.example.com/' };
    expect(await office.put('channels', google)).toMatchObject({ status: 400, body: { code: 'channel.target' } });
    expect(await office.put('channels', { partner: 'expedia' })).toMatchObject({ status: 400 });
    expect(await office.put('channels', { partner: 'trivago', apiKey: 'a b' })).toMatchObject({ status: 400 });
    expect(await office.get('conversions?before=nonsense')).toMatchObject({
      status: 400,
      body: { code: 'cursor.invalid' },
    });
  });
});
