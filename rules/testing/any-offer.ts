import fc from 'fast-check';
import type { OfferRules } from '../grid/run-offers.ts';
import type { OfferConditions, OfferDiscount, SpecialOffer } from '../special-offer/special-offer.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

// Offers made up by chance for tests, around a day and for the rooms and rates of `any-hotel.ts`.

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

const minor = fc.oneof(fc.nat(20_000), fc.nat(1_000_000));
const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });

export const anyDiscount: fc.Arbitrary<OfferDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(10_000) }),
  fc.record({
    kind: fc.constant('amount' as const),
    minor,
    per: fc.constantFrom('night', 'stay', 'person', 'person-night'),
  }),
  fc
    .record({
      kind: fc.constant('free-nights' as const),
      nights: fc.integer({ min: 1, max: 8 }),
      free: fc.integer({ min: 1, max: 8 }),
      which: fc.constantFrom('last', 'first', 'cheapest'),
      repeats: fc.boolean(),
    })
    .map((one) => ({ ...one, free: Math.min(one.free, one.nights) })),
  fc.record({
    kind: fc.constant('child' as const),
    fromAge: maybe(fc.nat(6)),
    toAge: fc.integer({ min: 1, max: 16 }),
    positions: maybe(fc.constantFrom({ from: 1, to: 1 }, { from: 2, to: 3 }, { from: 1, to: 2 })),
    minChildren: maybe(fc.integer({ min: 1, max: 3 })),
    basisPoints: fc.nat(10_000),
  }),
);

const anyConditions = (first: StayDate): fc.Arbitrary<OfferConditions> => {
  const day = fc.integer({ min: -3, max: 15 }).map((days) => addDays(first, days));
  return fc.record({
    stayFrom: maybe(day),
    stayTo: maybe(day),
    nightsOutside: fc.constantFrom(undefined, 'refused', 'full-price'),
    sellFrom: maybe(fc.constant(addDays(first, -2))),
    sellTo: maybe(fc.constant(addDays(first, 2))),
    minNights: maybe(fc.integer({ min: 1, max: 4 })),
    maxNights: maybe(fc.integer({ min: 2, max: 9 })),
    minDaysBefore: maybe(fc.nat(4)),
    maxDaysBefore: maybe(fc.integer({ min: 3, max: 12 })),
    arrivalWeekdays: maybe(weekdays),
    weekdays: maybe(weekdays),
    minAdults: maybe(fc.integer({ min: 1, max: 2 })),
  });
};

/** A list of them as a document has it, each with an id of its own. */
export const anyOffers = (first: StayDate): fc.Arbitrary<SpecialOffer[]> =>
  fc
    .array(
      fc.record({
        rooms: maybe(fc.constantFrom(['small'], ['large'])),
        ratePlans: maybe(fc.constantFrom(['cheap'], ['dear'])),
        conditions: fc.oneof(fc.constant({}), anyConditions(first)),
        discount: anyDiscount,
        joins: fc.constantFrom(undefined, 'all', 'all', 'none'),
        group: maybe(fc.constantFrom('season', 'family')),
      }),
      { maxLength: 6 },
    )
    .map((offers) => offers.map((offer, place) => ({ id: `offer-${place}`, ...offer })));

/** The same with a day on which it is asked, and rates with a floor or none. */
export const anyOfferRules = (first: StayDate): fc.Arbitrary<OfferRules> =>
  fc.record({
    offers: anyOffers(first),
    today: fc.nat(8).map((ago) => addDays(first, -ago)),
    floorOf: fc.constantFrom(
      () => 0,
      (ratePlanId: string) => (ratePlanId === 'cheap' ? 20_000 : 0),
    ),
  });
