import { makeGrid } from '@stayfront/rules/grid/grid';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { smallHotel } from '../../testing/small-hotel.ts';
import type { Circumstances } from './circumstances.ts';
import { rememberSearches } from './remembered-searches.ts';

const popularity = new Map<string, number>();

function circumstancesOf(hotelId: number): Circumstances {
  const document = smallHotel({ hotelId });
  const grid = makeGrid({
    firstDay: stayDate('2027-06-01'),
    days: 1,
    rooms: [],
    products: [],
    bounds: document.guests,
    adultColumns: 1,
  });
  const hotel = { hotelId, version: 1, document } as Hotel;
  return { hotel, grid, edition: 0, popularity, rates: [], quotesEnd: 60_000 };
}

const answer = (length: number) => ({ json: Buffer.alloc(length), timeAt: 0, turnedAway: null });

test('an answer is found for as long as all that it hangs on is the same', () => {
  const searches = rememberSearches(10_000);
  const then = circumstancesOf(1);
  const told = answer(10);
  searches.keep(then, 'june', told);
  expect(searches.find({ ...then }, 'june')).toBe(told);
  expect(searches.find(then, 'july')).toBeUndefined();
  const others: Partial<Circumstances>[] = [
    { hotel: circumstancesOf(1).hotel },
    { grid: circumstancesOf(1).grid },
    { edition: 1 },
    { popularity: new Map() },
    { rates: [] },
    { quotesEnd: 120_000 },
  ];
  for (const other of others) expect(searches.find({ ...then, ...other }, 'june')).toBeUndefined();
});

test('what is of another edition makes way for what is of this one', () => {
  const searches = rememberSearches(10_000);
  const then = circumstancesOf(1);
  searches.keep(then, 'june', answer(1_000));
  const before = searches.bytes;
  searches.keep({ ...then, edition: 1 }, 'june', answer(1_000));
  expect(searches.bytes).toBe(before);
  searches.keep({ ...then, edition: 1 }, 'june', answer(1_000));
  expect(searches.bytes).toBe(before);
});

test('a hotel that is asked for everything there is takes no memory of the others', () => {
  const searches = rememberSearches(50_000);
  const [quiet, busy] = [circumstancesOf(1), circumstancesOf(2)];
  searches.keep(quiet, 'june', answer(1_000));
  for (let i = 0; i < 1_000; i++) searches.keep(busy, String(i), answer(1_000));
  expect(searches.bytes).toBeLessThanOrEqual(50_000);
  expect(searches.find(quiet, 'june')).toBeDefined();
});

test('what is over goes first when the memory is full', () => {
  const searches = rememberSearches(5_000);
  const [before, busy] = [circumstancesOf(1), { ...circumstancesOf(2), quotesEnd: 120_000 }];
  searches.keep(before, 'june', answer(1_000));
  for (let i = 0; i < 4; i++) searches.keep(busy, String(i), answer(1_000));
  expect(searches.find(before, 'june')).toBeUndefined();
  expect(searches.find(busy, '3')).toBeDefined();
});
