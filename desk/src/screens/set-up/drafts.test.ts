import { saveSetUpPrices, saveSetUpRates, saveSetUpRooms, type SetUp } from '@stayfront/contract/desk/set-up';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { expect, test } from 'vitest';
import { priceFaults, pricesOf, pricesWish } from './prices-draft.ts';
import { ratesFaults, ratesOf, ratesWish, readPercent } from './rates-draft.ts';
import { areRoomsFine, roomFaults, roomsOf, roomWishes } from './rooms-draft.ts';
import { firstOpen, minutesLeft, steps } from './steps.ts';

const setUp = examplesOf('getSetUp')?.answer as SetUp;
const [double] = roomsOf(setUp);
if (!double) throw new Error('The example has no room');

test('K24 what the house has, read into the form and sent back unchanged, is taken by the contract', () => {
  const rooms = { version: 4, rooms: roomWishes(roomsOf(setUp), new Map()) };
  expect(saveSetUpRooms.body.safeParse(rooms).success).toBe(true);
  expect(rooms.rooms[0]).toMatchObject({ roomId: 'double', name: 'Doppelzimmer', total: 8, size: 20 });
  const rates = { version: 4, ...ratesWish(ratesOf(setUp, 'CH'), 'CHF') };
  expect(saveSetUpRates.body.safeParse(rates).success).toBe(true);
  expect(rates).toMatchObject({
    nonRefundable: { percentLess: 12 },
    breakfast: { perPerson: 2200 },
    vatBasisPoints: 380,
  });
  const prices = { version: 4, calendarVersion: '2', ...pricesWish(pricesOf(setUp), ['double', 'suite'], setUp) };
  expect(saveSetUpPrices.body.safeParse(prices).success).toBe(true);
  expect(prices).toMatchObject({
    ordinary: [{ room: 'double', weekday: 17_400, weekend: 19_800, alone: 15_000 }],
    child: 3_500,
    seasons: [{ name: 'Advent', rooms: [{ room: 'double', weekday: 21_000, weekend: 24_000 }] }],
  });
});

test('K24 a room that is not right yet is not sent, and each fault has its field', () => {
  expect(areRoomsFine([])).toBe(false);
  expect(roomFaults({ ...double, total: '' })).toEqual({ total: { is: 'missing', least: 0, most: 1000 } });
  expect(roomFaults({ ...double, size: 'large' })).toMatchObject({ size: { is: 'number' } });
  expect(roomFaults({ ...double, standardPersons: '3' })).toMatchObject({ standardPersons: { is: 'more', most: 2 } });
  expect(roomFaults({ ...double, name: ' ' })).toMatchObject({ name: { is: 'missing' } });
  expect(areRoomsFine([double])).toBe(true);
});

test('K24 a new room is asked for by its template until the house has given it an id', () => {
  const fresh = { ...double, key: 'new-1', roomId: null, template: 'suite', name: '' } as const;
  expect(roomWishes([fresh], new Map())[0]).toMatchObject({ template: 'suite', total: 8 });
  expect(roomWishes([fresh], new Map([['new-1', 'suite']]))[0]).not.toHaveProperty('template');
  expect(roomWishes([fresh], new Map([['new-1', 'suite']]))[0]).toMatchObject({ roomId: 'suite' });
});

test('K24 rates begin with the tax of the country, and shares are read as people write them', () => {
  const blank = { ...setUp, ratePlan: null, rates: { ...setUp.rates, vatBasisPoints: null } };
  expect(ratesOf(blank, 'CH')).toMatchObject({ hasVat: true, vat: '3.8' });
  expect(ratesOf(blank, 'US')).toMatchObject({ hasVat: false, vat: '' });
  expect(['3.8', '3,8 %', '٣٫٨', '7', 'x', '100'].map(readPercent)).toEqual([380, 380, 380, 700, null, null]);
  const odd = { ...ratesOf(setUp, 'CH'), percentLess: '95', breakfast: 'free', fromAge: '13', toAge: '12', vat: '' };
  expect(ratesFaults(odd, 'CHF')).toEqual({
    percentLess: 'percent',
    breakfast: 'amount',
    toAge: 'ages',
    vat: 'percent',
  });
  expect(ratesWish(odd, 'CHF')).toBe(null);
});

test('K24 prices: an empty weekend costs the same, a room without a price is left out, a season needs its days', () => {
  const draft = pricesOf(setUp);
  const cheaper = {
    ...draft,
    ordinary: { double: { weekday: '168', weekend: '', alone: '', extraAdult: '' } },
    seasons: [],
  };
  expect(pricesWish(cheaper, ['double', 'suite'], setUp)).toMatchObject({
    ordinary: [{ room: 'double', weekday: 16_800, weekend: 16_800 }],
  });
  const [season] = draft.seasons;
  if (!season) throw new Error('The example has no season');
  const odd = {
    ...draft,
    ordinary: { double: { weekday: '', weekend: '1x', alone: '', extraAdult: '' } },
    seasons: [{ ...season, name: '', to: '2027-01-01' }],
  };
  expect(priceFaults(odd, ['double'], 'CHF')).toEqual({
    'ordinary.double.weekday': 'missing',
    'ordinary.double.weekend': 'amount',
    'seasons.0.name': 'missing',
    'seasons.0.to': 'days',
  });
});

test('K24 who comes back goes on where something is missing', () => {
  expect(firstOpen(setUp)).toBe('money');
  expect(firstOpen({ ...setUp, done: { ...setUp.done, rooms: false } })).toBe('rooms');
  expect(minutesLeft(setUp, 'hotel')).toBe(8);
  expect(steps.at(-1)).toBe('live');
});
