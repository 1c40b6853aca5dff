import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { applyPlanConditions, barWeekdaysOfPlans } from '@stayfront/rules/grid/apply-plan-conditions';
import { applyWeekdayRules } from '@stayfront/rules/grid/apply-weekday-rules';
import { dayFlags, makeGrid, type Grid } from '@stayfront/rules/grid/grid';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { mandatoryOf } from '../property/hotel/mandatory-of.ts';
import { written } from './small-hotel.ts';

export const now = Date.parse('2027-06-01T10:00:00Z');
export const today = stayDate('2027-06-01');
export const days = 12;
const pick = fc.constantFrom;
const name = { en: 'Something' };

/** Prices of whole francs let shares be said exactly; others do not. */
const franc = pick(100, 100, 1, 37);
const night = fc.record({
  step: franc,
  single: fc.integer({ min: 80, max: 200 }),
  double: fc.integer({ min: 80, max: 200 }),
  extra: fc.integer({ min: 0, max: 40 }),
  child: fc.integer({ min: 0, max: 30 }),
  infant: pick(0, 5),
  isSold: pick(true, true, true, true, false),
  flags: pick(0, 0, 0, 0, dayFlags.isClosed, dayFlags.isClosedToArrival, dayFlags.isClosedToDeparture),
  min: pick(0, 0, 2),
  max: pick(0, 0, 3),
  minThrough: pick(0, 0, 0, 2),
  maxThrough: pick(0, 0, 0, 4),
  free: pick(0, 1, 2, 5),
});
const tax = fc.oneof(
  fc.record({
    basis: pick(
      { kind: 'per-person-per-night', adultMinor: 350, childMinor: 100, infantMinor: 0 },
      { kind: 'per-person', adultMinor: 500, childMinor: 250, infantMinor: 100 },
      { kind: 'per-night', minor: 200 },
      { kind: 'per-stay', minor: 900 },
      { kind: 'percent', basisPoints: 500 },
      { kind: 'percent', basisPoints: 333 },
    ),
    maxNights: pick(null, null, 2),
    season: pick(null, null, { from: '06-03', to: '06-08' }, { from: '10-01', to: '06-02' }),
  }),
);
const offer = fc.record({
  discount: pick(
    { kind: 'percent', basisPoints: 1000 },
    { kind: 'percent', basisPoints: 1250 },
    { kind: 'amount', minor: 1500, per: 'night' },
    { kind: 'amount', minor: 4000, per: 'stay' },
    { kind: 'amount', minor: 500, per: 'person-night' },
    { kind: 'free-nights', nights: 3, free: 1, which: 'cheapest', repeats: false },
  ),
  conditions: pick(
    {},
    {},
    { minNights: 2 },
    { maxNights: 3 },
    { stayFrom: '2027-06-03', stayTo: '2027-06-07' },
    { stayFrom: '2027-06-03', stayTo: '2027-06-07', nightsOutside: 'full-price' },
    { weekdays: [5, 6] },
    { arrivalWeekdays: [3, 4, 5] },
    { minDaysBefore: 3 },
    { maxDaysBefore: 5 },
    { sellFrom: '2027-06-02' },
    { sellTo: '2027-06-30', minAdults: 2 },
  ),
  rooms: pick(undefined, undefined, ['double']),
  joins: pick(undefined, undefined, 'all'),
});
const service = pick(
  null,
  null,
  { pricingType: 'Per stay', priceMinor: 3000 },
  { pricingType: 'Per person per night', priceMinor: 800, childMinor: 400 },
  { pricingType: 'Per night', priceMinor: 500, weekdays: [5, 6] },
);
const conditions = pick(
  {},
  {},
  {},
  { minAdvanceDays: 2 },
  { departureWeekdays: [0, 1, 2, 3] },
  { minAdults: 2 },
  { isDepartureThrough: true },
  { arrivalWeekdays: [2, 3, 4, 5], minNights: 2 },
);
const weekdayRule = pick(null, null, 'RequiredDaysOfWeek', 'StayDateRestriction');

export const hotels = fc.record({
  nights: fc.array(fc.array(night, { minLength: days + 4, maxLength: days + 4 }), { minLength: 3, maxLength: 3 }),
  taxes: fc.array(tax, { maxLength: 2 }),
  offers: fc.array(offer, { maxLength: 2 }),
  service,
  conditions,
  weekdayRule,
  floor: pick(0, 0, 9_000),
});
export type Dice = typeof hotels extends fc.Arbitrary<infer Value> ? Value : never;

/** A hotel as the dice fell. */
export function documentOf({
  taxes,
  offers,
  service: sold,
  conditions: asked,
  weekdayRule: rule,
  floor,
}: Dice): PropertyDocument {
  const flag = (day: number): boolean => day === 5 || day === 6;
  return PropertyDocument.parse({
    ...written,
    ratePlans: written.ratePlans.slice(0, 2).map((plan, i) => ({
      ...plan,
      guarantee: 'None',
      ...(i === 0 ? { conditions: asked, ...(floor ? { floor: { minor: floor } } : {}) } : { rooms: ['family'] }),
      services: sold ? ['clean'] : [],
    })),
    services: sold
      ? [{ id: 'clean', name, description: name, isRequired: true, maxQuantity: 1, minQuantity: 1, ...sold }]
      : [],
    taxes: taxes.map((one, i) => ({ id: `t${i}`, kind: 'local', name, ...one })),
    offers: offers.map((one, i) => ({ id: `o${i}`, name, ...one })),
    weekdayRules: rule
      ? [
          {
            kind: rule,
            startDate: '2027-06-04',
            endDate: '2027-06-10',
            sun: false,
            mon: false,
            tue: false,
            weds: false,
            thur: rule !== 'RequiredDaysOfWeek',
            fri: flag(5),
            sat: flag(6),
          },
        ]
      : [],
  });
}

/** Its calendar. */
export function gridOf(document: PropertyDocument, { nights }: Dice): Grid {
  const products = [
    { room: 0, ratePlanId: 'pay-at-hotel' },
    { room: 1, ratePlanId: 'pay-at-hotel' },
    { room: 1, ratePlanId: 'guaranteed' },
  ].map((product) => ({
    ...product,
    conditions: document.ratePlans.find(({ id }) => id === product.ratePlanId)?.conditions,
    mandatory: mandatoryOf(document, document.rooms[product.room]?.id ?? '', product.ratePlanId),
  }));
  const rooms = document.rooms.map(({ id, maxOccupancy, occupancy }) => ({ id, maxOccupancy, occupancy }));
  const grid = makeGrid({ firstDay: today, days: days + 4, rooms, products, bounds: document.guests, adultColumns: 4 });
  applyWeekdayRules(grid, document.weekdayRules);
  barWeekdaysOfPlans(grid);
  nights.forEach((byDay, product) =>
    byDay.forEach((said, day) => {
      const cell = product * grid.days + day;
      grid.flags[cell] = (said.isSold ? dayFlags.hasPrice : 0) | said.flags;
      for (const bound of ['minThrough', 'maxThrough'] as const) grid[bound][cell] = said[bound];
      grid.minStay[cell] = said.min;
      grid.maxStay[cell] = said.max;
      const [single, double, extra] = [said.single, said.double, said.extra].map(
        (one) => one * 100 + (said.step === 100 ? 0 : said.step),
      );
      for (let adults = 0; adults < 4; adults++)
        grid.price[(product * 4 + adults) * grid.days + day] =
          adults === 0 ? (single ?? 0) : (double ?? 0) + (adults - 1) * (extra ?? 0);
      grid.extraAdult[cell] = extra ?? 0;
      grid.child[cell] = said.child * 100;
      grid.infant[cell] = said.infant * 100;
      grid.listedAdults[cell] = 2;
      if (product < 2) grid.free[product * grid.days + day] = said.free;
    }),
  );
  applyPlanConditions(grid);
  return grid;
}
