import { believedPrice } from '@stayfront/rules/google-prices/believed-price';
import { planMessages } from '@stayfront/rules/google-prices/plan-messages';
import { toldNothing, type Told } from '@stayfront/rules/google-prices/told';
import { guestsByAge } from '@stayfront/rules/channel/guests-by-age';
import type { Grid } from '@stayfront/rules/grid/grid';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { dice } from '@stayfront/rules/testing/dice';
import { openBeliefs } from '@stayfront/sandbox/google-prices/start-google-prices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { days, documentOf, gridOf, hotels, now, today, type Dice } from '../../testing/google-dice.ts';
import { describeForGoogle } from './describe-for-google.ts';
import { priceOnGrid } from './price-on-grid.ts';

const settings = { partner: 'key', hotelCode: 'probe', days, exactDays: 6, exactNights: 3 };

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
