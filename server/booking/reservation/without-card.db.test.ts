import { randomUUID } from 'node:crypto';
import { heldPercent, holdMinutes, holdsPerGuest } from '@stayfront/rules/booking/hold';
import { roomsByMail, usualWithoutCard } from '@stayfront/rules/booking/without-card';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { startApp } from '../../testing/start-app.ts';
import { withoutCardSetup } from '../../testing/without-card-setup.ts';
import { sweep } from './sweep.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const api = withoutCardSetup(database, app, clock);
const other = guestApi(app, 7002);
const { roomsPerEmail, roomsPerNetwork, roomsPerHour, percentOfNight } = usualWithoutCard;
const countOf = (ends: readonly string[], what: string) => ends.filter((end) => end === what).length;

beforeEach(async () => {
  clock.now = noon;
  await api.clear();
});

describe('what is booked without a card or a payment', () => {
  test('by one e-mail address stands for a few rooms; of those to be confirmed three wait at a time', async () => {
    await api.open({ roomsPerEmail });
    const ends = await api.many(60, () => ({ email: 'eve@example.com' }));
    expect(countOf(ends, 'book')).toBe(roomsPerEmail);
    expect(countOf(ends, 'held')).toBe(holdsPerGuest);
    expect(countOf(ends, 'hold.too_many')).toBe(60 - roomsPerEmail - holdsPerGuest);
    expect(await api.sold()).toBe(roomsPerEmail);
    expect((await api.begin()).body.status).toBe('book');
  });

  test('by who confirms every mail needs a card in the end, however the address is written', async () => {
    await api.open({ roomsPerEmail });
    const ends: string[] = [];
    for (let n = 0; n < 30; n++) {
      const { body } = await api.begin({ email: n % 2 ? `Eve+${n}@gmail.com` : 'e.v.e@googlemail.com' });
      ends.push(body.code ?? body.status);
      if (body.status === 'held') await api.confirm(body, await api.codeOf(body.reservationId));
    }
    const most = roomsPerEmail + roomsByMail.email;
    expect(ends.slice(0, roomsPerEmail)).toEqual(Array(roomsPerEmail).fill('book'));
    expect(ends.slice(roomsPerEmail, most)).toEqual(Array(roomsByMail.email).fill('held'));
    expect(ends.slice(most)).toEqual(Array(30 - most).fill('booking.card_needed'));
    expect(await api.sold()).toBe(most);
  });

  test('and never confirmed sends nobody mails without end', async () => {
    await api.open({ roomsPerEmail: 0 });
    const ends: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { body } = await api.begin({ email: 'eve@example.com' });
      ends.push(body.code ?? body.status);
      clock.now += holdMinutes * 60_000;
      await sweep(db, clock.now);
    }
    expect(countOf(ends, 'held')).toBe(roomsByMail.email);
    clock.now += 24 * 3_600_000;
    expect((await api.begin({ email: 'eve@example.com' })).body.status).toBe('held');
  });

  test('from one network by many addresses is confirmed by mail after a few rooms', async () => {
    await api.open({ roomsPerNetwork });
    const ends = await api.many(40, (n) => ({ from: n % 2 ? `192.0.2.${n}` : `::ffff:192.0.2.${n}` }));
    expect(countOf(ends, 'book')).toBe(roomsPerNetwork);
    expect(countOf(ends, 'held')).toBe(roomsByMail.network);
    expect(countOf(ends, 'booking.card_needed')).toBe(40 - roomsPerNetwork - roomsByMail.network);
    const long = await api.many(12, (n) => ({ from: `2001:db8:1:ab${10 + n}::${n}` }));
    expect(countOf(long, 'book')).toBe(roomsPerNetwork);
    expect((await api.begin({ from: '198.51.100.1' })).body.status).toBe('book');
    clock.now += 7 * 24 * 3_600_000;
    expect((await api.begin()).body.status).toBe('book');
  });

  test('at one hotel faster than usual is confirmed by mail by everybody', async () => {
    await api.open({ roomsPerHour });
    const ends = await api.many(roomsPerHour + 5, (n) => ({ from: `198.51.${n}.1` }));
    expect([countOf(ends, 'book'), countOf(ends, 'held')]).toEqual([roomsPerHour, 5]);
    clock.now += 3_600_000;
    expect((await api.begin({ from: '203.0.113.1' })).body.status).toBe('book');
  });

  test('of one night is confirmed by mail above its share of the house', async () => {
    await api.open({ percentOfNight }, { rooms: 10 }); // ten of each kind
    const most = (20 * percentOfNight) / 100;
    const ends = await api.many(most + 2, (n) => ({ from: `198.51.${n}.1` }));
    expect(ends).toEqual([...Array<string>(most).fill('book'), 'held', 'held']);
    clock.now += 24 * 3_600_000; // a house may fill slowly
    expect((await api.begin()).body.status).toBe('book');
  });

  test('is counted by each hotel for itself', async () => {
    await api.open({ roomsPerEmail: 1 });
    await api.open({ roomsPerEmail: 1 }, { hotelId: 7002 });
    const [email, elsewhere] = ['eve@example.com', { email: 'eve@example.com', at: other }];
    expect([(await api.begin({ email })).body.status, (await api.begin({ email })).body.status]).toEqual([
      'book',
      'held',
    ]);
    expect([(await api.begin(elsewhere)).body.status, (await api.begin(elsewhere)).body.status]).toEqual([
      'book',
      'held',
    ]);
  });

  test('at once is counted one after the other: of twenty at the limit as many stand as may', async () => {
    await api.open({ roomsPerEmail, roomsPerNetwork: 6 });
    const byEmail = await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.begin({ email: 'eve@example.com', from: `198.51.${n}.1` })),
    );
    expect(byEmail.filter(({ body }) => body.status === 'book')).toHaveLength(roomsPerEmail);
    const byNetwork = await Promise.all(Array.from({ length: 20 }, () => api.begin()));
    expect(byNetwork.filter(({ body }) => body.status === 'book')).toHaveLength(6);
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('counts rooms, not bookings, and forgets what was cancelled', async () => {
    await api.open({ roomsPerEmail: 4 });
    const { body } = await api.begin({ email: ada.email, count: 4 });
    expect(body.status).toBe('book');
    expect((await api.begin({ email: ada.email })).body.status).toBe('held');
    await api.cancel(body.reservationId);
    expect((await api.begin({ email: ada.email, count: 3 })).body.status).toBe('book');
  });

  test('by the hotel itself or a partner with its key is not counted, and a wrong key is refused', async () => {
    await api.open({ roomsPerEmail: 0 });
    const { key } = await makeKey(db, 7001, 'PMS', noon);
    const reference = await api.quote();
    const send = (bearer: string) =>
      api.post(bookingOf([reference]), { 'idempotency-key': randomUUID(), authorization: `Bearer ${bearer}` });
    expect((await send(key)).body).toMatchObject({ status: 'book', awaits: null });
    expect(await send(`sf_7001_${'x'.repeat(43)}`)).toMatchObject({ status: 401, body: { code: 'key.missing' } });
    expect((await api.begin()).body.status).toBe('held');
  });

  test('and not confirmed leaves seven rooms of ten for sale', async () => {
    await api.open({ roomsPerHour: 0 }, { rooms: 10 });
    for (let n = 0; n < 9; n++) expect((await api.begin({ from: `198.51.${n}.1` })).body.status).toBe('held');
    expect([await api.sold(), await api.held()]).toEqual([0, (10 * heldPercent) / 100]);
  });

  test('needs a card at once where the hotel wants one and can keep it, and a mail where it cannot', async () => {
    await api.open({ roomsPerEmail: 0, above: 'card' }, { config: { paymentSolutionsProvider: 'PAYRAILS' } });
    expect(await api.begin()).toMatchObject({ status: 409, body: { code: 'booking.card_needed' } });
    await api.open({ roomsPerEmail: 0, above: 'card' }, { config: { paymentSolutionsProvider: 'JUSPAY' } });
    expect((await api.begin()).body.status).toBe('held');
  });
});

test('the mark of a network is forgotten after a week, and neither mark tells what it stands for', async () => {
  await api.open({});
  await api.begin({ email: 'eve@example.com' });
  const marks = () => db.selectFrom('reservation').select(['email_mark', 'network_mark']).execute();
  const [kept] = await marks();
  expect(kept).toEqual({
    email_mark: expect.stringMatching(/^[\w-]{22}$/),
    network_mark: expect.stringMatching(/^[\w-]{22}$/),
  });
  await sweep(db, noon + 7 * 24 * 3_600_000 + 1);
  expect(await marks()).toEqual([{ email_mark: kept?.email_mark, network_mark: null }]);
});
