import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { setOpen } from '../../property/hotel/set-open.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { drawnPages } from '../../testing/drawn-pages.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup, type HouseAtDesk } from '../../testing/house-setup.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { previewPageRoutes } from '../render/preview-page.routes.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const template = {
  html: '<!--app-->',
  filesOf: () => ({ scripts: [], styles: [] }),
  styleTag: () => '',
  moduleTags: () => '',
};
// Calendars in memory, as a server has them.
const app = await startApp(database, clock, {
  snapshotBytes: 10_000_000,
  database: openDatabase(database.url),
  addPages: (server, _served, asks) => {
    previewPageRoutes(server, {
      ...asks,
      publicUrl: () => publicUrl,
      isDemo: false,
      connectSources: [],
      now: () => clock.now,
      load: () => Promise.resolve({ app: drawnPages(), template }),
    });
    return Promise.resolve();
  },
});
const openHouse = houseSetup(app, database.db, clock);
let house: HouseAtDesk | undefined;
let [reader, stranger] = ['', ''];

beforeAll(async () => {
  house = await openHouse();
  reader = await house.desk.enter('rita@probe.example', 'reader');
  stranger = await (await openHouse()).desk.enter('sam@probe.example');
});

const at = (): HouseAtDesk => {
  if (!house) throw new Error('The house is not open yet');
  return house;
};
const ask = (path: string, cookie = reader, more: object = {}) =>
  app.inject({ url: `/preview/api/hotels/${at().hotelId}/${path}`, headers: { cookie, origin: publicUrl }, ...more });
const info = async (): Promise<DescriptiveInfo> => (await ask('descriptive-info?lang=de')).json();
const stay = 'checkIn=2027-06-05&checkOut=2027-06-07&nbAdults=2';
const search = async (): Promise<Availabilities> => (await ask(`availabilities?${stay}`)).json();
const priceOf = (found: Availabilities, room: string, rate: string): number | undefined =>
  found.availabilities
    .find(({ guestRoomId }) => guestRoomId === room)
    ?.products.find(({ ratePlanId }) => ratePlanId === rate)?.totalPrice;

describe('a preview', () => {
  test('shows texts, rooms and prices of the draft, and guests see what they saw', async () => {
    const { mara, hotelId, document } = at();
    const before = await search();
    const [flexible] = document.ratePlans;
    await mara.type({
      'rooms/double/name/de': 'Seezimmer',
      'rooms/:order': ['family', 'double'],
      'ratePlans/saver': {
        ...flexible,
        id: 'saver',
        follows: { ratePlan: 'pay-at-hotel', change: { kind: 'percent', basisPoints: -1_000 }, rules: 'own' },
      },
    });
    expect((await info()).guestRooms.map(({ roomTypeName }) => roomTypeName)).toEqual(['Familienzimmer', 'Seezimmer']);
    const found = await search();
    const price = priceOf(found, 'double', 'pay-at-hotel') ?? 0;
    expect(price).toBe(priceOf(before, 'double', 'pay-at-hotel'));
    // Rounded night by night.
    expect(Math.abs((priceOf(found, 'double', 'saver') ?? 0) - price * 0.9)).toBeLessThan(2);
    const guests = await guestApi(app, hotelId).search({ checkIn: '2027-06-05', checkOut: '2027-06-07', nbAdults: 2 });
    expect(priceOf(guests.body, 'double', 'saver')).toBeUndefined();
    expect((await ask(`calendar?nbAdults=2`)).statusCode).toBe(200);
  });

  test('follows each letter, and shows a field that is not right yet as guests see it', async () => {
    const { mara } = at();
    for (const name of ['Ho', 'Hot', 'Hotel am See']) {
      await mara.type({ name });
      expect((await info()).hotelName).toBe(name);
    }
    await mara.type({ 'rooms/family/size': 'large', 'tagline/de': 'Am Wasser', 'ratePlans/prepaid/rooms': ['cellar'] });
    expect(await info()).toMatchObject({
      tagline: 'Am Wasser',
      guestRooms: [{ typeRoom: { size: 38 } }, { roomTypeName: 'Seezimmer' }],
    });
    // Nor is what something else still needs gone.
    await mara.type({ 'rooms/double': undefined, 'ratePlans/prepaid/rooms': ['double'] });
    expect((await info()).guestRooms).toHaveLength(2);
  });

  test('K24 is shown open before the house has opened, with what it costs', async () => {
    const { hotelId } = at();
    await inHotel(database.db, hotelId, (tx) => setOpen(tx, hotelId, false));
    const opened = await ask('config');
    expect(opened.json()).toMatchObject({ isInMaintenance: false });
    expect(opened.json()).not.toHaveProperty('isNotOpenYet');
    expect((await search()).availabilities.length).toBeGreaterThan(0);
    await inHotel(database.db, hotelId, (tx) => setOpen(tx, hotelId, true));
  });

  test('is shown open while the house is closed, and counts for nobody’s trackers', async () => {
    const { mara } = at();
    await mara.type({ 'config/isInMaintenance': true, 'config/trackers': { tagManagerId: 'GTM-AB12CD3' } });
    expect((await ask('config')).json()).toMatchObject({ isInMaintenance: false, trackers: {} });
    expect((await search()).availabilities.length).toBeGreaterThan(0);
  });

  test('is nothing that could be booked: not from it, and not with its prices', async () => {
    const { hotelId } = at();
    const [room] = (await search()).availabilities;
    const reference = room?.products[0]?.reference ?? '';
    const body = bookingOf([reference]);
    for (const path of ['reservations', 'search-info', 'reservations/SB4-1/cancellation', 'nowhere'])
      expect((await ask(path, reader, { method: 'POST', payload: body })).json()).toMatchObject({
        status: 409,
        code: 'preview.not_booked',
      });
    expect((await guestApi(app, hotelId).book(body)).body).toMatchObject({ code: 'quote.invalid' });
    const services = { method: 'POST', payload: { reference, lang: 'en' } };
    expect((await ask('services', reader, services)).statusCode).toBe(200);
  });

  test('is for who has signed in at that hotel and for nobody else, and is kept by nobody', async () => {
    const { hotelId, key } = at();
    const moved = stranger.replace(String(hotelId + 1), String(hotelId));
    for (const cookie of ['', stranger, moved, `${reader}x`]) {
      const reply = await ask('descriptive-info?lang=de', cookie);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'operator.missing']);
      const page = await app.inject({ url: `/preview/${hotelId}/room/double?lang=de`, headers: { cookie } });
      expect([page.statusCode, page.headers.location, page.body]).toEqual([302, `/${hotelId}/room/double?lang=de`, '']);
    }
    expect((await ask('config', '', { headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(401);
    const page = await app.inject({ url: `/preview/${hotelId}/room/double?lang=de`, headers: { cookie: reader } });
    expect([page.statusCode, page.body]).toEqual([200, `drawn /${hotelId}/room/double?lang=de`]);
    for (const reply of [page, await ask('config')])
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test.each(['/preview', '/preview/', '/preview//evil.example/x', '/preview/7001.evil.example', '/preview/x'])(
    '%s leads nowhere else',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie: reader } });
      expect([statusCode, headers.location ?? '/']).toEqual([statusCode === 404 ? 404 : 302, '/']);
    },
  );
});
