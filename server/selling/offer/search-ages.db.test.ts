import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Problem } from '@stayfront/contract/problem';
import type { Nights } from '@stayfront/rules/calendar/nights';
import { partyIn } from '@stayfront/rules/pricing/party';
import { priceNight, type AgeBand } from '@stayfront/rules/pricing/price-night';
import { readAges } from '@stayfront/rules/stay/ages-text';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveChain } from '../../property/chain/save-chain.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { saveNights } from '../calendar/save-nights.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
// Children are 2 to 12, infants 0 and 1.
const hotel = smallHotel({ chainId: 7 });
const bands: readonly AgeBand[] = [
  { fromAge: 0, toAge: 2, minor: 0 },
  { fromAge: 2, toAge: 7, minor: 1_000 },
  { fromAge: 7, toAge: 13, basisPoints: 5_000 },
];
const plain = smallNights(hotel, today, 30);
const banded: Nights = { ...plain, rates: plain.rates.map((rate) => ({ ...rate, prices: { ...rate.prices, bands } })) };
const api = guestApi(app, hotel.hotelId);

beforeEach(() => openHotel(database.db, hotel, banded));

async function fetch<Body>(path: string, query: Record<string, string | number> = {}) {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const reply = await app.inject(`/api/${path}?${text.join('&')}`);
  return { status: reply.statusCode, body: reply.json<Body & Partial<Omit<Problem, 'status'>>>() };
}

/** What a stay in a room costs by the plain rule. */
function plainPrice(roomId: string, guests: Parameters<typeof partyIn>[1]): number {
  const room = hotel.rooms.find(({ id }) => id === roomId);
  if (!room) throw new Error(`There is no ${roomId}`);
  const party = partyIn(room, guests, hotel.guests);
  return banded.rates
    .filter((rate) => rate.roomId === roomId && rate.ratePlanId === 'pay-at-hotel')
    .filter(({ date }) => date >= june.checkIn && date < june.checkOut)
    .reduce((sum, { prices }) => sum + Number(priceNight(prices, party)), 0);
}

const family = { adults: 2, children: 2, infants: 1 };
const familyQuery = { ...june, nbAdults: 2, nbChildren: 2, nbInfants: 1 };

describe('a search with ages', () => {
  test.each(['2,2,0', '6,7,1', '12,12,1', '11,3,0'])('of %s costs what the plain rule says', async (ages) => {
    const { roomPrice } = await api.findProduct('family', 'pay-at-hotel', { ...familyQuery, ages });
    expect(roomPrice).toBe(plainPrice('family', { ...family, ages: readAges(ages) ?? [] }));
  });

  test('costs less than one without, which is for the oldest', async () => {
    const untold = await api.findProduct('family', 'pay-at-hotel', familyQuery);
    expect(untold.roomPrice).toBe(plainPrice('family', { ...family, ages: [12, 12, 1] }));
    const small = await api.findProduct('family', 'pay-at-hotel', { ...familyQuery, ages: '3,4,1' });
    expect(small.roomPrice).toBeLessThan(untold.roomPrice);
    const empty = await api.findProduct('family', 'pay-at-hotel', { ...familyQuery, ages: '' });
    expect(empty.roomPrice).toBe(untold.roomPrice);
  });

  test('has a calendar of its own', async () => {
    const days = async (ages: string): Promise<(number | null)[]> => {
      const { checkIn: _, checkOut: __, ...party } = familyQuery;
      const path = `hotels/${hotel.hotelId}/calendar`;
      return (await fetch<{ lowestPrices: (number | null)[] }>(path, { ...party, ages })).body.lowestPrices;
    };
    const [small, old] = [await days('3,4,1'), await days('12,11,1')];
    expect(Number(small[10])).toBeLessThan(Number(old[10]));
    expect(await days('')).toEqual(await days('12,12,1'));
  });

  test('is told in which room each child is, where the party needs several', async () => {
    const party = { ...june, nbAdults: 4, nbChildren: 2, nbInfants: 1, ages: '11,3,1' };
    const { body } = await api.search(party);
    const mix = body.nearestStays.find(({ kind }) => kind === 'room-mix');
    expect(mix?.rooms.flatMap(({ ages = [] }) => ages).toSorted((a, b) => a - b)).toEqual([1, 3, 11]);
    for (const room of mix?.rooms ?? []) expect(room.ages ?? []).toHaveLength(room.nbChildren + room.nbInfants);
  });
});

const routes: [string, string, Record<string, string | number>][] = [
  ['a search', `hotels/${hotel.hotelId}/availabilities`, june],
  ['a calendar', `hotels/${hotel.hotelId}/calendar`, {}],
  ['an upgrade', `hotels/${hotel.hotelId}/upgrades`, { ...june, roomId: 'double', ratePlanCode: 'BAR', price: 1 }],
  ['a chain', 'chains/7/availabilities', june],
];

describe.each(routes)('%s', (name, path, query) => {
  test.each([
    ['7', 'Give 2 ages: one for each child, then one for each infant'],
    ['7,1,1', 'Give 2 ages: one for each child, then one for each infant'],
    ['seven,1', 'Write ages in whole years, up to 17, with commas between them: 11,7,1'],
    ['7,-1', 'Write ages in whole years, up to 17, with commas between them: 11,7,1'],
    ['7.5,1', 'Write ages in whole years, up to 17, with commas between them: 11,7,1'],
    ['18,1', 'Write ages in whole years, up to 17, with commas between them: 11,7,1'],
    ['13,1', 'This hotel’s children are 2 to 12 years old, not 13'],
    ['1,1', 'This hotel’s children are 2 to 12 years old, not 1'],
    ['7,2', 'This hotel’s infants are 0 to 1 years old, not 2'],
  ])('with the ages %s is refused by the name of the field', async (ages, message) => {
    await saveChain(database.db, { chainId: 7, name: 'Probe' });
    const { status, body } = await fetch<object>(path, { ...query, nbAdults: 2, nbChildren: 1, nbInfants: 1, ages });
    // Each house of a chain calls other ages so.
    const isTaken = name === 'a chain' && message.startsWith('This hotel');
    expect([status, body.code, body.errors?.map((error) => [error.field, error.message])]).toEqual(
      isTaken ? [200, undefined, undefined] : [400, 'input.invalid', [['ages', message]]],
    );
  });
});

test('a house of a chain that calls other ages children takes them as if none were told', async () => {
  await saveChain(database.db, { chainId: 7, name: 'Probe' });
  type Found = { hotels: { bestPrice: { totalPrice: number } | null }[] };
  const ask = async (ages: string) =>
    (await fetch<Found>('chains/7/availabilities', { ...familyQuery, ages })).body.hotels[0]?.bestPrice?.totalPrice;
  const untold = await ask('');
  expect(untold).toBeGreaterThan(0);
  expect(await ask('13,3,1')).toBe(untold);
  expect(await ask('3,3,1')).toBeLessThan(untold ?? 0);
});

describe('a hotel', () => {
  const asks = async (): Promise<boolean | undefined> =>
    (await fetch<HotelConfig>(`hotels/${hotel.hotelId}/config`)).body.asksAges;
  const expectAsks = (isAsked: boolean): Promise<void> => until(async () => expect(await asks()).toBe(isAsked));
  const put = (nights: Nights): Promise<void> =>
    inHotel(database.db, hotel.hotelId, (tx) => saveNights(tx, hotel.hotelId, nights, clock.now));
  const oneNight = (rates: Nights['rates'], date: string): Nights => ({
    rooms: [],
    rates: rates.filter((rate) => rate.date === date),
  });

  test('asks for ages as long as a night to come has bands, and every server hears of it', async () => {
    await expectAsks(true);
    await put({ ...plain, rooms: [] });
    await expectAsks(false);
    await put(oneNight(banded.rates, '2027-06-20'));
    await expectAsks(true);
    await put(oneNight(plain.rates, '2027-06-20'));
    await expectAsks(false);
  });

  test('does not ask because of nights that are over', async () => {
    await put({ ...plain, rooms: [] });
    await put(oneNight(banded.rates, '2027-06-02'));
    await expectAsks(true);
    await inHotel(database.db, hotel.hotelId, (tx) =>
      saveNights(tx, hotel.hotelId, oneNight(plain.rates, '2027-06-20'), Date.parse('2027-06-04T00:00:00Z')),
    );
    await expectAsks(false);
  });

  test('no longer asks once its nights with bands are given back to the rate they follow', async () => {
    const follows = {
      ratePlan: 'pay-at-hotel',
      change: { kind: 'percent', basisPoints: -1_000 },
      rules: 'own',
    } as const;
    const ratePlans = hotel.ratePlans.map((plan) => (plan.id === 'guaranteed' ? { ...plan, follows } : plan));
    const own = banded.rates.filter(({ ratePlanId }) => ratePlanId === 'guaranteed');
    const others = plain.rates.filter(({ ratePlanId }) => ratePlanId !== 'guaranteed');
    await openHotel(database.db, { ...hotel, ratePlans }, { rooms: [], rates: [...others, ...own] });
    await expectAsks(true);
    await put({ rooms: [], rates: [], following: own });
    await expectAsks(false);
  });

  test('asks for ages because of an offer for children of an age', async () => {
    const discount = { kind: 'child', toAge: 10, basisPoints: 10_000 } as const;
    const offers = [{ id: 'small-ones', name: { en: 'Small ones are free' }, discount }];
    await openHotel(database.db, { ...hotel, offers }, { ...plain, rooms: [] });
    await expectAsks(true);
    await openHotel(database.db, hotel, { rooms: [], rates: [] });
    await expectAsks(false);
  });

  test('that was put anew keeps what its nights say', async () => {
    await openHotel(database.db, { ...hotel, name: 'Hotel Anew' }, { rooms: [], rates: [] });
    await expectAsks(true);
  });

  test('changes its version only when it asks other than before', async () => {
    const version = async (): Promise<number> => {
      const row = database.db.selectFrom('hotel').select('version').where('hotel_id', '=', hotel.hotelId);
      return (await row.executeTakeFirstOrThrow()).version;
    };
    const before = await version();
    await put({ ...banded, rooms: [] });
    expect(await version()).toBe(before);
    await put({ ...plain, rooms: [] });
    expect(await version()).toBe(before + 1);
    await put({ ...plain, rooms: [] });
    expect(await version()).toBe(before + 1);
  });

  test('of which one takes the bands away while another puts some asks in the end', async () => {
    await put({ ...plain, rooms: [] });
    await put(oneNight(banded.rates, '2027-06-20'));
    await Promise.all([put(oneNight(plain.rates, '2027-06-20')), put(oneNight(banded.rates, '2027-06-21'))]);
    await expectAsks(true);
  });
});

test('a room that takes no child of an age says so', async () => {
  const rates = banded.rates.map((rate) => ({
    ...rate,
    prices: { ...rate.prices, bands: bands.filter(({ fromAge }) => fromAge > 0 && fromAge < 7) },
  }));
  await openHotel(database.db, hotel, { rooms: [], rates });
  const asked = { ...june, nbAdults: 2, nbChildren: 1, ages: '9' };
  await until(async () => {
    expect((await api.search(asked)).body.reasons).toContainEqual({ code: 'no-age-price', age: 9 });
  });
});
