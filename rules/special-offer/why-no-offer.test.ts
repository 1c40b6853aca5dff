import { describe, expect, test } from 'vitest';
import { addDays, stayDate, weekdayOf } from '../stay/stay-date.ts';
import type { FreeNights, OfferConditions, OfferDiscount } from './special-offer.ts';
import { whyNoOffer, type NoOffer } from './why-no-offer.ts';

const today = stayDate('2027-05-01');
const arrival = stayDate('2027-06-10'); // a Thursday
const sevenForSix: FreeNights = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true };

describe('an offer says why it does not hold', () => {
  const why = (
    conditions: OfferConditions,
    nights = 3,
    discount: OfferDiscount = { kind: 'percent', basisPoints: 1_000 },
  ): NoOffer | null =>
    whyNoOffer(
      { id: 'one', discount, conditions },
      { today, arrival, nights, guests: { adults: 2, children: 1 } },
      { roomId: 'large', ratePlanId: 'cheap', childAges: [] },
    );

  test.each<[OfferConditions, NoOffer]>([
    [{ sellTo: addDays(today, -1) }, { kind: 'not-on-sale' }],
    [{ stayFrom: addDays(arrival, 1) }, { kind: 'not-these-dates' }],
    [{ stayFrom: addDays(arrival, 3), nightsOutside: 'full-price' }, { kind: 'not-these-dates' }],
    [{ minAdults: 3 }, { kind: 'too-few-adults', adults: 3 }],
    [{ minDaysBefore: 41 }, { kind: 'too-late', days: 41 }],
    [{ maxDaysBefore: 39 }, { kind: 'too-early', days: 39 }],
    [{ arrivalWeekdays: [5, 6] }, { kind: 'arrival-weekday', weekdays: [5, 6] }],
    [{ weekdays: [0, 1] }, { kind: 'night-weekdays', weekdays: [0, 1] }],
    [{ maxNights: 2 }, { kind: 'too-long', nights: 2 }],
    [{ minNights: 4 }, { kind: 'too-short', nights: 4 }],
  ])('%o: %o', (conditions, reason) => expect(why(conditions)).toEqual(reason));

  test('and holds up to the very limit', () => {
    expect(daysBefore()).toBe(40);
    const limits: OfferConditions = {
      sellFrom: today,
      sellTo: today,
      stayFrom: arrival,
      stayTo: addDays(arrival, 2),
      minAdults: 2,
      minDaysBefore: 40,
      maxDaysBefore: 40,
      arrivalWeekdays: [weekdayOf(arrival)],
      weekdays: [weekdayOf(arrival)],
      minNights: 3,
      maxNights: 3,
    };
    expect(why(limits)).toBeNull();
  });

  test('with the nights that free ones need, and the children', () => {
    expect(why({ minNights: 3 }, 6, sevenForSix)).toEqual({ kind: 'too-short', nights: 7 });
    expect(why({}, 3, { kind: 'child', toAge: 10, minChildren: 2, basisPoints: 10_000 })).toEqual({
      kind: 'too-few-children',
      children: 2,
      fromAge: 0,
      toAge: 10,
    });
  });

  const daysBefore = (): number => (Date.parse(arrival) - Date.parse(today)) / 86_400_000;
});
