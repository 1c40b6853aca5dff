import type { Conversion } from '@stayfront/contract/manage/channels';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { confirmHold } from '../../booking/reservation/confirm-hold.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { marks, openPartnerSetup } from '../../testing/partner-setup.ts';
import { publicUrl, testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import type { Reach } from '../webhook/reach.ts';
import { startWorker } from '../../app/worker.ts';
import { reportConversion } from './report-conversion.ts';

const database = await freshDatabase();
const { db } = database;
const partnerSetup = await openPartnerSetup(database);
const { hotelId, now, names, reach, deps, api, management, partners } = partnerSetup;
const { keys, put, quote, book, ledger, report, heard, differences } = partnerSetup;
beforeEach(partnerSetup.forget);

describe('a booking that a partner brought', () => {
  test.each(['tripadvisor', 'trivago', 'kayak', 'google'] as const)(
    'is told to %s as it documents it',
    async (partner) => {
      expect(await put(partner)).toMatchObject({ status: 200, body: { partner } });
      const { reservationId } = await book(marks[partner]);
      expect(await ledger()).toMatchObject([{ reservationId, partner, state: 'waiting', told: null, attempts: 0 }]);
      expect(await report(reservationId, partner)).toMatchObject({
        state: 'sent',
        told: 'booking',
        attempts: 1,
        lastStatus: '200',
        facts: { arrival: '2027-06-06', departure: '2027-06-08', rooms: 1, roomNights: 2, adults: 2, currency: 'CHF' },
      });
      expect(differences()).toEqual([]);
      expect(heard().at(-1)).toBe(`${partner}-booking`);
      await report(reservationId, partner);
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
      now: () => now,
      onFailure: () => {},
    });
    onTestFinished(() => worker.stop());
    const { reservationId } = await book(marks.trivago);
    await until(async () => expect(await ledger()).toMatchObject([{ state: 'sent', attempts: 2 }]));
    expect(heard()).toEqual(['trivago-booking', 'trivago-booking']);
    await api.cancel(reservationId);
    await until(async () => expect(await ledger()).toMatchObject([{ state: 'sent', told: 'cancellation' }]));
    expect(heard().at(-1)).toBe('trivago-cancellation');
    expect(differences()).toEqual([]);
  });

  test('is given up after the last try, and says why', async () => {
    await put('kayak');
    const { reservationId } = await book(marks.kayak);
    partners.failNext(500, 410);
    expect(await report(reservationId, 'kayak')).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: '500' });
    expect(await report(reservationId, 'kayak', true)).toMatchObject({
      state: 'failed',
      attempts: 2,
      lastStatus: '410',
    });
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

  test.each(['tripadvisor', 'trivago', 'kayak', 'google'] as const)(
    'of a guest whom nobody asked is told to %s as the hotel and the partner want it, and does not wait for ever',
    async (partner) => {
      const { consent: _said, ...notAsked }: ChannelParameters = marks[partner];
      await put(partner);
      const first = await book(notAsked);
      expect(await report(first.reservationId, partner)).toMatchObject(
        partner === 'google'
          ? {
              state: 'withheld',
              told: null,
              attempts: 0,
              lastStatus: 'The guest was not asked whether advertisers may hear of it',
            }
          : { state: 'sent', told: 'booking', attempts: 1, lastStatus: '200' },
      );
      expect(heard()).toEqual(partner === 'google' ? [] : [`${partner}-booking`]);
      await api.cancel(first.reservationId);
      const ended = await report(first.reservationId, partner);
      expect(ended?.state).toBe(partner === 'google' ? 'withheld' : 'sent');
      expect(differences()).toEqual([]);
    },
  );

  test('of a guest whom nobody asked is told to Google where the hotel says so, without a word about consent', async () => {
    const { consent: _said, ...notAsked }: ChannelParameters = marks.google;
    const settings = { partner: 'google', ...keys.google, whenNotAsked: 'tell' };
    expect(await management.put('channels', settings)).toMatchObject({ status: 200 });
    const { reservationId } = await book(notAsked);
    expect(await report(reservationId, 'google')).toMatchObject({ state: 'sent', told: 'booking', lastStatus: '200' });
    await api.cancel(reservationId);
    expect(await report(reservationId, 'google')).toMatchObject({ state: 'sent', told: 'cancellation' });
    expect(heard().filter((name) => name !== 'google-key')).toEqual([
      'google-booking-not-asked',
      'google-cancellation',
    ]);
    expect(differences()).toEqual([]);
    expect(await management.put('channels', { ...settings, whenNotAsked: 'perhaps' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'whenNotAsked' }] },
    });
  });

  test('is told to nobody where the guest said no, and the hotel sees that', async () => {
    await put('trivago');
    const { reservationId } = await book({ ...marks.trivago, consent: 'denied' });
    expect(await report(reservationId, 'trivago')).toMatchObject({ state: 'withheld', told: null, attempts: 0 });
    await api.cancel(reservationId);
    expect(await report(reservationId, 'trivago')).toMatchObject({ state: 'withheld' });
    expect(heard()).toEqual([]);
  });
});

describe('what happens to it later', () => {
  test('is told to those who have words for it', async () => {
    for (const partner of ['trivago', 'google', 'tripadvisor'] as const) await put(partner);
    const held = await book({ ...marks.trivago, ...marks.google, ...marks.tripadvisor });
    const all = async (): Promise<(Conversion | undefined)[]> => [
      await report(held.reservationId, 'trivago'),
      await report(held.reservationId, 'google'),
      await report(held.reservationId, 'tripadvisor'),
    ];
    await all();
    const guestInfo = { ...ada, surname: 'King' };
    expect(await api.modify(held, { guestInfo })).toMatchObject({ status: 201 });
    const unchanged = partners.received.length;
    expect(await all()).toMatchObject([{ told: 'booking' }, { told: 'booking' }, { told: 'booking' }]);
    expect(partners.received).toHaveLength(unchanged); // another name is nobody's business
    const roomStays = [{ roomStayIndex: 0, reference: await quote(3) }];
    expect(await api.modify(held, { roomStays })).toMatchObject({ status: 201 });
    expect(await all()).toMatchObject([
      { told: 'change', facts: { departure: '2027-06-09', roomNights: 3 } },
      { told: 'change' },
      { told: 'booking', state: 'sent' },
    ]);
    expect(await api.cancel(held.reservationId)).toMatchObject({ status: 200 });
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
    await api.cancel(reservationId);
    expect(await report(reservationId, 'trivago')).toMatchObject({ state: 'void', told: null });
    expect(heard()).toEqual([]);
  });

  test('is not lost when it happens while the booking is being told', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    const slow: Reach = {
      ...reach,
      resolve: async () => {
        await api.cancel(reservationId);
        return ['127.0.0.1'];
      },
    };
    const trivago = {
      partner: 'trivago',
      ...keys.trivago,
      url: keys.trivago.url.replace('127.0.0.1', 'slow.test'),
    };
    names['slow.test'] = ['127.0.0.1'];
    await management.put('channels', trivago);
    await reportConversion({ ...deps, reach: slow }, { hotelId, reservationId, partner: 'trivago' }, false, now);
    expect(await ledger()).toMatchObject([{ state: 'waiting', told: 'booking' }]);
    expect(await report(reservationId, 'trivago')).toMatchObject({ state: 'sent', told: 'cancellation' });
  });
});

describe('there is one record', () => {
  const count = async (reservationId: string): Promise<number> =>
    (await ledger(`?reservationId=${reservationId}`)).length;

  test('though the same booking is sent ten times at once', async () => {
    await put('trivago');
    const payload = bookingOf([await quote()], { channelParameters: marks.trivago });
    const sent = await Promise.all(Array.from({ length: 10 }, () => api.book(payload, 'ten-at-once')));
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
      inHotel(db, hotelId, (tx) => confirmHold(tx, hotelId, reservationId, 'pay', now));
    expect(new Set(await Promise.all([confirm(), confirm(), confirm()]))).toEqual(new Set(['confirmed']));
    expect(await count(reservationId)).toBe(1);
  });

  test('none where the booking is refused', async () => {
    await put('trivago');
    const payload = bookingOf(['no-quote'], { channelParameters: marks.trivago });
    expect((await api.book(payload)).status).toBe(422);
    expect(await ledger()).toEqual([]);
  });
});
