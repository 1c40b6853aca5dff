import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { priceColumns, priceSpan, rangeOf, thumbsOf } from './price-span.ts';

const room = (minors: number[], availability = 1, currency = 'CHF'): AvailabilityItem => ({
  guestRoomId: 'x',
  availability,
  popularity: null,
  products: minors.map((averagePerNight) => ({ averagePerNight, currency, isBookable: true }) as Product),
});
const span = { currency: 'CHF', min: 100, max: 300 } as const;

describe('the span of the slider', () => {
  test('reaches from the cheapest to the dearest night on offer, in whole francs', () => {
    expect(priceSpan([room([15_150, 20_000]), room([55_801])])).toEqual({ currency: 'CHF', min: 151, max: 559 });
  });

  test('is in whole yen where there is nothing smaller', () => {
    expect(priceSpan([room([18_000, 25_000], 1, 'JPY')])).toEqual({ currency: 'JPY', min: 18_000, max: 25_000 });
  });

  test('leaves out rooms that are sold out', () => {
    expect(priceSpan([room([10_000], 0), room([20_000, 30_000])])).toMatchObject({ min: 200, max: 300 });
  });

  test('leaves out rates that nobody can book, as does the histogram', () => {
    const mixed = room([20_000, 10_000, 30_000]);
    const prepaid = { ...mixed, products: mixed.products.map((one, at) => ({ ...one, isBookable: at !== 1 })) };
    expect(priceSpan([prepaid])).toMatchObject({ min: 200, max: 300 });
    expect(priceColumns([prepaid], { min: 200, max: 300 }).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(
      priceSpan([{ ...mixed, products: mixed.products.map((one) => ({ ...one, isBookable: false })) }]),
    ).toBeNull();
  });

  test('with a single price reaches one further, so that the thumbs can part', () => {
    expect(priceSpan([room([20_000])])).toMatchObject({ min: 200, max: 201 });
  });

  test('is none where nothing is on offer or nothing costs anything: the filter is not shown', () => {
    expect(priceSpan([])).toBeNull();
    expect(priceSpan([room([10_000], 0)])).toBeNull();
    expect(priceSpan([room([0])])).toBeNull();
  });
});

test('the histogram has twenty columns and every rate stands in one of them', () => {
  const columns = priceColumns([room([10_000, 10_999, 11_000, 30_000]), room([20_000], 0)], span);
  expect(columns).toHaveLength(20);
  expect([columns[0], columns[1], columns[19]]).toEqual([2, 1, 1]);
  expect(columns.reduce((sum, count) => sum + count, 0)).toBe(4);
});

describe('the two thumbs', () => {
  test('stand at both ends until one is moved, and that is kept as nothing', () => {
    expect(thumbsOf(null, span)).toEqual([100, 300]);
    expect(rangeOf([100, 300], span)).toBeNull();
  });

  test('keep what was moved; the end that was not moved stays open', () => {
    expect(rangeOf([150, 300], span)).toEqual({ currency: 'CHF', min: 150, max: 999_999 });
    expect(rangeOf([100, 250], span)).toEqual({ currency: 'CHF', min: 0, max: 250 });
    expect(thumbsOf({ currency: 'CHF', min: 150, max: 999_999 }, span)).toEqual([150, 300]);
  });

  test('never leave the line, and forget a range of another currency', () => {
    expect(thumbsOf({ currency: 'CHF', min: 20, max: 5000 }, span)).toEqual([100, 300]);
    expect(thumbsOf({ currency: 'EUR', min: 150, max: 200 }, span)).toEqual([100, 300]);
  });
});
