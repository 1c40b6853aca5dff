import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { believedPrice } from '@stayfront/rules/google-prices/believed-price';
import { planMessages } from '@stayfront/rules/google-prices/plan-messages';
import { toldNothing, type Told } from '@stayfront/rules/google-prices/told';
import { guestsByAge } from '@stayfront/rules/channel/guests-by-age';
import { applyPlanConditions, barWeekdaysOfPlans } from '@stayfront/rules/grid/apply-plan-conditions';
import { applyWeekdayRules } from '@stayfront/rules/grid/apply-weekday-rules';
import { dayFlags, makeGrid, type Grid } from '@stayfront/rules/grid/grid';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { dice } from '@stayfront/rules/testing/dice';
import { openBeliefs } from '@stayfront/sandbox/google-prices/start-google-prices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { written } from '../../testing/small-hotel.ts';
import { describeForGoogle } from './describe-for-google.ts';
import { priceOnGrid } from './price-on-grid.ts';

const now = Date.parse('2027-06-01T10:00:00Z');
const today = stayDate('2027-06-01');
const days = 12;
const settings = { partner: 'key', hotelCode: 'probe', days, exactDays: 6, exactNights: 3 };
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

const hotels = fc.record({
  nights: fc.array(fc.array(night, { minLength: days + 4, maxLength: days + 4 }), { minLength: 3, maxLength: 3 }),
  taxes: fc.array(tax, { maxLength: 2 }),
  offers: fc.array(offer, { maxLength: 2 }),
  service,
  conditions,
  weekdayRule,
  floor: pick(0, 0, 9_000),
});
type Dice = typeof hotels extends fc.Arbitrary<infer Value> ? Value : never;

function documentOf({
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

function gridOf(document: PropertyDocument, { nights }: Dice): Grid {
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

const depsOf = (grid: Grid): OfferDeps => ({
  snapshots: {
    hotel: () => Promise.resolve(null),
    gridFor: () => Promise.resolve(grid),
    knownGrid: () => grid,
    wholeGrid: () => Promise.resolve(grid),
    popularity: () => Promise.resolve(new Map()),
    chain: () => Promise.resolve(null),
    knownLook: () => null,
    size: () => ({ hotels: 0, bytes: 0 }),
    close: () => Promise.resolve(),
  },
  seal: quoteSeal('a secret that signs nothing here'),
  rates: () => [],
});

let counter = 0;
const sender = { partner: 'key', hotelCode: 'probe', at: '2027-06-01T10:00:00Z', makeId: () => `m${++counter}` };

test('what Google believes after each change is what a search answers, whatever the hotel asks and gives', async () => {
  const seen = { told: 0, none: 0, nights: 0, stays: 0, children: 0 };
  await fc.assert(
    fc.asyncProperty(hotels, hotels, async (first, second) => {
      const google = openBeliefs();
      let before: Told = toldNothing;
      // The house and half of its nights stay as they were, so that changes are changes.
      for (const hotel of [
        first,
        { ...first, nights: [second.nights[0]!, first.nights[1]!, second.nights[2]!] },
        second,
      ]) {
        const document = documentOf(hotel);
        const grid = gridOf(document, hotel);
        const house = { hotelId: document.hotelId, version: 1, isOpen: true, document } as Hotel;
        const { told, ways } = await describeForGoogle(depsOf(grid), house, grid, settings, now);
        for (const { xml } of planMessages(before, told, sender)) expect(google.take(xml).faults).toEqual([]);
        // The second time nothing has changed, and nothing is said.
        expect(planMessages(told, told, sender)).toEqual([]);
        before = told;
        const price = priceOnGrid(depsOf(grid), house, grid);
        for (const { productId, way } of ways) {
          const [room = '', plan = ''] = productId.split('.');
          if (way.way !== 'none') seen[way.way]++;
          for (let day = 0; day < 6; day++)
            for (let nights = 1; nights <= 3; nights++)
              for (const { adults, childAges } of parties) {
                const arrival = addDays(today, day);
                const guests = guestsByAge(
                  { adults, children: childAges.length, infants: 0, ages: childAges },
                  document.guests,
                );
                const ours = (await price({ arrival, nights, guests }, now)).get(productId);
                const total = ours ? ours[0] + ours[1] + ours[2] : null;
                const wanted = { room, plan, arrival, nights, adults, childAges };
                const believed = believedPrice(told, wanted, today);
                const shown = google.priceOf('probe', { ...wanted, today });
                const what = JSON.stringify({ wanted, way, adults, childAges });
                expect([what, shown === null ? null : Math.round(shown * 100)]).toEqual([what, believed]);
                // With children Google may show nothing, and never anything wrong.
                const isSilent = childAges.length > 0 && believed === null;
                expect([what, believed]).toEqual([what, isSilent ? null : total]);
                seen[believed === null ? 'none' : 'told']++;
                if (believed !== null && childAges.length > 0) seen.children++;
              }
        }
      }
    }),
    { numRuns: dice(10), endOnFailure: true },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

const parties = [
  { adults: 1, childAges: [] },
  { adults: 2, childAges: [] },
  { adults: 4, childAges: [] },
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [1] },
];

test('only the nights that have changed are said, and those that follow each other at once', async () => {
  const plain = fc.sample(hotels, { seed: 7, numRuns: 1 })[0]!;
  const same = {
    ...plain.nights[0]![0]!,
    isSold: true,
    flags: 0,
    min: 0,
    max: 0,
    minThrough: 0,
    maxThrough: 0,
    free: 3,
    step: 100,
  };
  const nights = plain.nights.map((row) => row.map(() => same));
  const house = { ...plain, nights, taxes: [], offers: [], service: null, conditions: {}, weekdayRule: null, floor: 0 };
  const tell = async (dearer: readonly number[]) => {
    const changed = nights.map((row) => row.map((one, day) => (dearer.includes(day) ? { ...one, single: 199 } : one)));
    const hotel = { ...house, nights: changed } as Dice;
    const document = documentOf(hotel);
    const grid = gridOf(document, hotel);
    const told = { hotelId: document.hotelId, version: 1, isOpen: true, document } as Hotel;
    return (await describeForGoogle(depsOf(grid), told, grid, settings, now)).told;
  };
  const [before, after] = [await tell([]), await tell([2, 3, 5])];
  const first = planMessages(toldNothing, before, sender);
  expect(first.map(({ kind }) => kind)).toEqual(['property', 'rates', 'stock', 'days', 'extras']);
  const messages = planMessages(before, after, sender);
  expect(messages.map(({ kind, says }) => [kind, says])).toEqual([['rates', 9]]);
  const said = [...(messages[0]?.xml ?? '').matchAll(/Start="([\d-]+)" End="([\d-]+)" InvTypeCode="double"/g)];
  expect(said.map(([, from, to]) => [from, to])).toEqual([
    ['2027-06-03', '2027-06-04'],
    ['2027-06-06', '2027-06-06'],
  ]);
});
