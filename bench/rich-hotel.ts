import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights } from '@stayfront/rules/calendar/nights';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

/** Who comes: two adults with a child and an infant, and how old these are. */
export const richParty = 'nbAdults=2&nbChildren=1&nbInfants=1&ages=7,1';

/** Services of its own, required of everybody: by season, by weekday, by age and by the night. */
const supplements = [
  {
    ...service('lake-card', 'Per person per night', 250),
    childMinor: 120,
    infantMinor: 0,
    weekdays: [1, 2, 3, 4, 5],
  },
  {
    ...service('cleaning', 'Per stay', 6_000),
    seasons: [
      { from: '2030-06-01', to: '2030-06-08', priceMinor: 6_500 },
      { from: '2030-06-09', to: '2030-09-15', priceMinor: 8_000 },
    ],
  },
  {
    ...service('heating', 'Per night', 0),
    seasons: [{ from: '2030-10-01', to: '2031-04-30', priceMinor: 900 }],
  },
];

/** Two of each kind, one that joins and one that stands alone; some for a room, a rate or a group. */
const offers = [
  offer('early', { kind: 'percent', basisPoints: 800 }, { conditions: { minDaysBefore: 30 }, joins: 'all' }),
  offer('last-minute', { kind: 'percent', basisPoints: 500 }, { conditions: { maxDaysBefore: 10 }, joins: 'all' }),
  offer('summer', { kind: 'percent', basisPoints: 1_200 }, { group: 'season', ...summer('full-price') }),
  offer('june', { kind: 'percent', basisPoints: 900 }, { group: 'season', ratePlans: ['flexible', 'half-board'] }),
  offer('midweek', { kind: 'amount', minor: 1_500, per: 'night' }, { conditions: { weekdays: [1, 2, 3, 4] } }),
  offer('welcome', { kind: 'amount', minor: 2_000, per: 'stay' }, { joins: 'all', rooms: ['double', 'family'] }),
  offer('together', { kind: 'amount', minor: 700, per: 'person' }, { conditions: { minAdults: 2 }, joins: 'all' }),
  offer('each-day', { kind: 'amount', minor: 300, per: 'person-night' }, { conditions: { minNights: 2 } }),
  offer('four-for-three', { kind: 'free-nights', nights: 4, free: 1, which: 'cheapest', repeats: false }, {}),
  offer('week', { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true }, { joins: 'all' }),
  offer('first-child', { kind: 'child', toAge: 10, positions: { from: 1, to: 1 }, basisPoints: 10_000 }, {}),
  offer('children', { kind: 'child', fromAge: 3, toAge: 12, basisPoints: 2_500 }, { joins: 'all' }),
];

/**
 * A hotel like the template that uses whatever a price can be made of: bands of ages, occupancy, prices per person,
 * rates that follow one another, conditions of rate plans, supplements, offers of all kinds, policies in steps.
 */
export function richHotel(template: PropertyDocument, hotelId: number): PropertyDocument {
  const [plan] = template.ratePlans;
  const services = [...(plan?.services ?? []), ...supplements.map(({ id }) => id)];
  const rate = (id: string, more: object): object => ({
    ...plan,
    id,
    code: id.toUpperCase(),
    follows: undefined,
    services,
    cancellationPolicy: 'in-steps',
    ...more,
  });
  const below = (ratePlan: string, basisPoints: number): object => ({
    follows: {
      ratePlan,
      change: { kind: 'percent', basisPoints },
      roundTo: { minor: 100, direction: 'nearest' },
      rules: 'parent',
    },
  });
  return PropertyDocument.parse({
    ...template,
    hotelId,
    rooms: template.rooms.map((room) => ({
      ...room,
      occupancy: { minPersons: 1, standardPersons: 2, maxAdults: 4, maxChildren: 3, cots: 2, fullPayers: 1 },
    })),
    ratePlans: [
      rate('flexible', { floor: { minor: 5_000 }, conditions: { minAdvanceDays: 1, maxNights: 28, minAdults: 1 } }),
      rate('saver', { ...below('flexible', -1_000), floor: { minor: 4_500 } }),
      rate('members', below('saver', -500)),
      rate('half-board', { pricesPer: 'person', conditions: { departureWeekdays: [0, 1, 2, 3, 4, 5, 6] } }),
    ],
    services: [...template.services, ...supplements],
    offers,
    packages: [],
    promotions: [],
    weekdayRules: [],
  });
}

/** Its nights from a day on: those of the rates that follow are not written. */
export function richNights(document: PropertyDocument, from: StayDate, days: number): Nights {
  const dates = Array.from({ length: days }, (_, i) => addDays(from, i));
  return {
    rooms: dates.flatMap((date) => document.rooms.map((room) => ({ date, roomId: room.id, total: 10 }))),
    rates: dates.flatMap((date, day) =>
      document.rooms.flatMap((room, r) =>
        document.ratePlans
          .filter(({ follows }) => !follows)
          .map((plan) => {
            const prices = pricesOf(12_000 + 900 * r + 37 * (day % 28), plan.pricesPer === 'person');
            return { date, roomId: room.id, ratePlanId: plan.id, prices, rules: { ...openDay, minThrough: 1 } };
          }),
      ),
    ),
  };
}

const pricesOf = (single: number, isPerPerson: boolean): NightPrices => ({
  byAdults: isPerPerson
    ? [single, Math.round(single * 0.75)]
    : [single, Math.round(single * 1.25), Math.round(single * 1.5)],
  extraAdult: 2_500,
  child: 1_500,
  infant: 500,
  bands: [
    { fromAge: 0, toAge: 2, minor: 0 },
    { fromAge: 2, toAge: 6, minor: 1_200 },
    { fromAge: 6, toAge: 13, basisPoints: 5_000 },
  ],
});

function service(id: string, pricingType: string, priceMinor: number) {
  return { id, name: { en: id }, description: { en: id }, pricingType, priceMinor, isRequired: true, minQuantity: 1 };
}

function offer(id: string, discount: object, more: object) {
  return { id, name: { en: id }, discount, ...more };
}

function summer(nightsOutside: string) {
  return { conditions: { stayFrom: '2030-06-01', stayTo: '2030-06-08', nightsOutside } };
}
