import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { offerOf, type Promotion, type PromotionDiscount } from './offer-of.ts';
import { offersForStay } from './offers-for-stay.ts';
import { sumDiscounts } from './sum-discounts.ts';
import { whyNoOffer } from './why-no-offer.ts';

// What promotions took off before there were offers, and why they were refused: to the cent the same.

const today = stayDate('2027-05-01');
const product = { roomId: 'double', ratePlanId: 'flexible' };
const arrival = stayDate('2027-06-10');
const guests = { adults: 2, children: 0 };

const welcome10: Promotion = { code: 'WELCOME10', discount: { kind: 'percent', basisPoints: 1000 } };
const stay3: Promotion = { code: 'STAY3', discount: { kind: 'free-night', everyNights: 3 } };
const fiftyOff: Promotion = { code: 'FIFTY', discount: { kind: 'amount', minor: 5_000 } };

function off(promotion: Promotion, ...nightPrices: number[]): readonly number[] {
  const offers = offersForStay([offerOf(promotion)], { today, arrival, nights: nightPrices.length, guests });
  if (!offers) throw new Error(why(promotion, nightPrices.length));
  return sumDiscounts(offers.given({ ...product, nightPrices }));
}

const why = (promotion: Promotion, nights = 3): string =>
  whyNoOffer(offerOf(promotion), { today, arrival, nights, guests }, { ...product, childAges: [] })?.kind ?? 'ok';

const anyMinor = fc.integer({ min: 0, max: 1_000_000_000_000 });
const anyPrices = fc.array(anyMinor, { minLength: 1, maxLength: 60 });

describe('what a promotion takes off', () => {
  test('a percentage is rounded night by night', () => {
    expect(off(welcome10, 18_000, 18_005, 18_004)).toEqual([1_800, 1_801, 1_800]);
  });

  test('an amount is spread over the nights by their price', () => {
    expect(off(fiftyOff, 10_000, 20_000, 20_000)).toEqual([1_000, 2_000, 2_000]);
    expect(off(fiftyOff, 100, 100, 100)).toEqual([100, 100, 100]);
    expect(off(fiftyOff, 0, 0)).toEqual([0, 0]);
    expect(off({ code: 'ONE', discount: { kind: 'amount', minor: 100 } }, 1_000, 1_000, 1_000)).toEqual([34, 33, 33]);
  });

  test('with STAY3 the third night is free, and the sixth, and no other', () => {
    expect(off(stay3, 100, 200, 300)).toEqual([0, 0, 300]);
    expect(off(stay3, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual([0, 0, 3, 0, 0, 6, 0, 0]);
  });

  test('is never below nothing and never above the night', () => {
    const anyDiscount: fc.Arbitrary<PromotionDiscount> = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), minor: anyMinor }),
      fc.record({ kind: fc.constant('free-night' as const), everyNights: fc.integer({ min: 2, max: 30 }) }),
    );
    fc.assert(
      fc.property(anyDiscount, anyPrices, (discount, prices) => {
        const isTooShort = discount.kind === 'free-night' && prices.length < discount.everyNights;
        expect(why({ code: 'ANY', discount }, prices.length)).toBe(isTooShort ? 'too-short' : 'ok');
        if (isTooShort) return;
        const taken = off({ code: 'ANY', discount }, ...prices);
        expect(taken).toHaveLength(prices.length);
        taken.forEach((minor, i) => {
          expect(Number.isSafeInteger(minor) && minor >= 0 && minor <= (prices[i] ?? 0)).toBe(true);
        });
      }),
    );
  });
});

test('an amount comes off to the last cent, or the whole stay is free', () => {
  fc.assert(
    fc.property(anyMinor, anyPrices, (minor, prices) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      const taken = off({ code: 'ANY', discount: { kind: 'amount', minor } }, ...prices).reduce(
        (sum, share) => sum + share,
        0,
      );
      expect(taken).toBe(Math.min(minor, total));
    }),
  );
});

describe('a promotion is refused', () => {
  test('before its sale begins and after it ended, both days included', () => {
    expect(why({ ...welcome10, sellFrom: today, sellTo: today })).toBe('ok');
    expect(why({ ...welcome10, sellFrom: addDays(today, 1) })).toBe('not-on-sale');
    expect(why({ ...welcome10, sellTo: addDays(today, -1) })).toBe('not-on-sale');
  });

  test('when one night lies outside its dates; the departure day is not a night', () => {
    const [first, last] = [arrival, addDays(arrival, 2)];
    expect(why({ ...welcome10, stayFrom: first, stayTo: last })).toBe('ok');
    expect(why({ ...welcome10, stayFrom: addDays(first, 1) })).toBe('not-these-dates');
    expect(why({ ...welcome10, stayTo: addDays(last, -1) })).toBe('not-these-dates');
  });

  test('at another rate and in another room', () => {
    expect(why({ ...welcome10, ratePlans: ['flexible'], rooms: ['double'] })).toBe('ok');
    expect(why({ ...welcome10, ratePlans: ['non-refundable'] })).toBe('not-this-rate');
    expect(why({ ...welcome10, rooms: ['suite'] })).toBe('not-this-room');
  });

  test('for a stay without a free night in it', () => {
    expect(why(stay3, 2)).toBe('too-short');
    expect(why(stay3, 0)).toBe('too-short');
  });

  test('for the reason the guest can do least about first', () => {
    const nothingFits: Promotion = { ...stay3, sellTo: addDays(today, -1), stayTo: today, ratePlans: [], rooms: [] };
    expect(why(nothingFits)).toBe('not-on-sale');
    expect(why({ ...nothingFits, sellTo: undefined })).toBe('not-these-dates');
    expect(why({ ...nothingFits, sellTo: undefined, stayTo: undefined })).toBe('not-this-rate');
  });
});
