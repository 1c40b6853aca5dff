import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedNight } from '../pricing/priced-night.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { applyPromotion, type Discount, type Promotion } from './apply-promotion.ts';

const today = stayDate('2027-05-01');
const context = { today, roomId: 'double', ratePlanId: 'flexible' };
const arrival = stayDate('2027-06-10');
const nightsAt = (...prices: number[]): PricedNight[] =>
  prices.map((minor, i) => ({ date: addDays(arrival, i), minor }));

const welcome10: Promotion = { discount: { kind: 'percent', basisPoints: 1000 } };
const stay3: Promotion = { discount: { kind: 'free-night', everyNights: 3 } };
const fiftyOff: Promotion = { discount: { kind: 'amount', minor: 5_000 } };

function off(promotion: Promotion, ...prices: number[]): number[] {
  const answer = applyPromotion(promotion, context, nightsAt(...prices));
  if (!answer.ok) throw new Error(answer.why);
  return answer.discounts.map(({ minor }) => minor);
}

function why(promotion: Promotion, nights = nightsAt(100, 100, 100)): string {
  const answer = applyPromotion(promotion, context, nights);
  return answer.ok ? 'ok' : answer.why;
}

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
    expect(off({ discount: { kind: 'amount', minor: 100 } }, 1_000, 1_000, 1_000)).toEqual([34, 33, 33]);
  });

  test('with STAY3 the third night is free, and the sixth, and no other', () => {
    expect(off(stay3, 100, 200, 300)).toEqual([0, 0, 300]);
    expect(off(stay3, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual([0, 0, 3, 0, 0, 6, 0, 0]);
  });

  test('belongs to the nights of the stay, one line each', () => {
    const answer = applyPromotion(welcome10, context, nightsAt(100, 50));
    expect(answer).toEqual({
      ok: true,
      discounts: [
        { date: '2027-06-10', minor: 10 },
        { date: '2027-06-11', minor: 5 },
      ],
    });
  });

  test('is never below nothing and never above the night', () => {
    const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), minor: anyMinor }),
      fc.record({ kind: fc.constant('free-night' as const), everyNights: fc.integer({ min: 2, max: 30 }) }),
    );
    fc.assert(
      fc.property(anyDiscount, anyPrices, (discount, prices) => {
        const nights = nightsAt(...prices);
        const answer = applyPromotion({ discount }, context, nights);
        const isTooShort = discount.kind === 'free-night' && nights.length < discount.everyNights;
        expect(answer.ok ? null : answer.why).toBe(isTooShort ? 'too-short' : null);
        if (!answer.ok) return;
        expect(answer.discounts.map(({ date }) => date)).toEqual(nights.map(({ date }) => date));
        answer.discounts.forEach(({ minor }, i) => {
          expect(Number.isSafeInteger(minor) && minor >= 0 && minor <= (prices[i] ?? 0)).toBe(true);
        });
        const taken = answer.discounts.reduce((sum, { minor }) => sum + minor, 0);
        const total = prices.reduce((sum, minor) => sum + minor, 0);
        expect(taken).toBeLessThanOrEqual(total);
      }),
    );
  });
});

test('an amount comes off to the last cent, or the whole stay is free', () => {
  fc.assert(
    fc.property(anyMinor, anyPrices, (minor, prices) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      const taken = off({ discount: { kind: 'amount', minor } }, ...prices).reduce((sum, share) => sum + share, 0);
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
    expect(why(stay3, nightsAt(100, 100))).toBe('too-short');
    expect(why(stay3, [])).toBe('too-short');
  });

  test('for the reason the guest can do least about first', () => {
    const nothingFits: Promotion = { ...stay3, sellTo: addDays(today, -1), stayTo: today, ratePlans: [], rooms: [] };
    expect(why(nothingFits)).toBe('not-on-sale');
    expect(why({ ...nothingFits, sellTo: undefined })).toBe('not-these-dates');
    expect(why({ ...nothingFits, sellTo: undefined, stayTo: undefined })).toBe('not-this-rate');
  });
});
