import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { hashToken } from './reservation-token.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const other = smallHotel({ hotelId: 7002 });
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
// Check-out is until 11:00 in Luzern, on the 13th; the link ends thirty days later.
const end = Date.parse('2027-07-13T09:00:00Z');
type Link = { readonly reservationId: string; readonly token: string };

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  for (const setup of [hotel, other]) await openHotel(db, setup, smallNights(setup, stayDate('2027-06-01'), 20, 4));
});

async function bookAt(setup = api): Promise<Link> {
  const { reference } = await setup.findProduct('double', 'pay-at-hotel', june);
  const { body } = await setup.book(bookingOf([reference, reference]));
  return { reservationId: body.reservationId, token: body.token };
}

/** Everything a link opens, and what each says to one that does not. */
async function tryEverything(link: Link, setup = api, hotelId: number = hotel.hotelId) {
  const root = `/api/hotels/${hotelId}/reservations/${link.reservationId}`;
  const query = new URLSearchParams({ t: link.token }).toString();
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `${root}${path}`, payload })).json<{ code?: string }>().code;
  const get = async (path: string) => (await app.inject(`${root}${path}?${query}`)).json<{ code?: string }>().code;
  const profileId = '0d9b7a9c-1f3b-4b7e-9a40-3c1e5d7f9a11';
  return {
    read: (await setup.readReservation(link.reservationId, { t: link.token })).body.code,
    modify: (await setup.modify(link, { guestInfo: ada })).body.code,
    cancelRoom: (await setup.cancelRoom(link, 1)).body.code,
    discard: (await setup.discard(link)).body.code,
    pay: await post('/payment', { token: link.token, profileId, amount: 1 }),
    status: await post('/transaction-status', { token: link.token }),
    pdf: await get('/confirmation.pdf'),
    ics: await get('/confirmation.ics'),
  };
}
const shut = Object.fromEntries(
  ['read', 'modify', 'cancelRoom', 'discard', 'pay', 'status', 'pdf', 'ics'].map((way) => [way, 'reservation.unknown']),
);

describe('a guest’s link', () => {
  test('opens its reservation until thirty days after check-out, and from that second on nothing', async () => {
    const mine = await bookAt();
    clock.now = end - 1000;
    expect((await api.readReservation(mine.reservationId, { t: mine.token })).status).toBe(200);
    clock.now = end;
    expect(await tryEverything(mine)).toEqual(shut);
    clock.now = end + 1000;
    expect(await tryEverything(mine)).toEqual(shut);
  });

  test('that is cut, longer or altered by a letter opens nothing, and says what one of nobody says', async () => {
    const { reservationId, token } = await bookAt();
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const wrong of [token.slice(0, -1), `${token}A`, altered, token.toLowerCase(), ` ${token}`])
      expect(await tryEverything({ reservationId, token: wrong })).toEqual(shut);
    expect(await tryEverything({ reservationId: 'SB4-AAAAAAAAAA', token })).toEqual(shut);
    expect(await tryEverything({ reservationId: 'nonsense', token })).toEqual(shut);
  });

  test('opens no other reservation, of this hotel or another', async () => {
    const elsewhere = guestApi(app, other.hotelId);
    const [mine, yours, theirs] = [await bookAt(), await bookAt(), await bookAt(elsewhere)];
    expect(await tryEverything({ ...mine, token: yours.token })).toEqual(shut);
    expect(await tryEverything({ ...mine, token: theirs.token })).toEqual(shut);
    expect(await tryEverything(mine, elsewhere, other.hotelId)).toEqual(shut);
    expect(await tryEverything({ ...theirs, token: mine.token }, elsewhere, other.hotelId)).toEqual(shut);
  });

  test('is dead once another was issued in its place', async () => {
    const mine = await bookAt();
    await db
      .updateTable('reservation')
      .set({ token_seed: Buffer.alloc(32, 7), token_hash: hashToken('another') })
      .execute();
    expect(await tryEverything(mine)).toEqual(shut);
  });

  test('stands in no table: its hash does, of 256 bits', async () => {
    const { token } = await bookAt();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await db.selectFrom('reservation').select('token_hash').execute();
    expect(row?.token_hash).toEqual(hashToken(token));
    const rows = await db.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
