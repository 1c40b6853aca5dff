import { explainStay } from '@stayfront/rules/availability/explain-stay';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { openDay, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { addDays, daysBetween, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';
import { smallHotel, written } from '../../testing/small-hotel.ts';
import { candidateOffers } from '../offer/candidate-offers.ts';
import { ratesOf } from './read-rates-of.ts';

// The price lists of the table in docs/prices.md as documents, priced by the plain rules.

type Written = typeof written;
type List = {
  readonly room?: Partial<Written['rooms'][number]>;
  readonly plan?: Partial<Written['ratePlans'][number]>;
  readonly services?: readonly Partial<NonNullable<Written['services']>[number]>[];
  readonly discount?: NonNullable<Written['offers']>[number]['discount'];
  readonly prices?: Partial<NightPrices>;
  readonly rulesOn?: (date: StayDate) => Partial<DayRules>;
};

const name = { en: 'Supplement' };
const only = <Entry>([entry]: readonly Entry[]): Entry => entry ?? expect.fail();

/** What a stay costs in whole units, or the reason why it cannot be had. Booked on 1 June. */
function costOf(list: List, arrival: string, departure: string, adults = 2, ages: readonly number[] = []) {
  const services = (list.services ?? []).map((one, i) => ({
    id: `s${i}`,
    name,
    description: name,
    pricingType: 'Per stay' as const,
    priceMinor: 0,
    isRequired: true,
    ...one,
  }));
  const document = smallHotel({
    guests: { ...written.guests, children: { min: 0, max: 4, fromAge: 2, toAge: 17 } },
    rooms: [{ ...only(written.rooms), maxOccupancy: 4, ...list.room }],
    ratePlans: [{ ...only(written.ratePlans), services: services.map(({ id }) => id), ...list.plan }],
    services,
    offers: list.discount ? [{ id: 'offer', name, discount: list.discount }] : [],
  });
  const [roomId, ratePlanId] = [only(document.rooms).id, only(document.ratePlans).id];
  const today = stayDate('2027-06-01');
  const stay = { arrival: stayDate(arrival), departure: stayDate(departure) };
  const days = Array.from({ length: daysBetween(stay.arrival, stay.departure) + 1 }, (_, i) =>
    addDays(stay.arrival, i),
  );
  const prices = { byAdults: [10_000], extraAdult: 0, child: 0, infant: 0, ...list.prices };
  const rates = days.map((date) => ({
    date,
    roomId,
    ratePlanId,
    prices,
    rules: { ...openDay, ...list.rulesOn?.(date) },
  }));
  const infants = ages.filter((age) => age < 2).length;
  const guests = { adults, children: ages.length - infants, infants, ages };
  const explained = explainStay(
    ratesOf(document, today, rates, []),
    { roomId, ratePlanId, stay, guests, today },
    { offers: candidateOffers(document, undefined).offers, mandatory: mandatoryOf(document, roomId, ratePlanId) },
  );
  return 'refused' in explained ? explained.refused.kind : explained.total / 100;
}

const perPerson: List = {
  room: { occupancy: { minPersons: 1, standardPersons: 2, fullPayers: 2, doInfantsCount: true } },
  plan: { pricesPer: 'person' },
  prices: {
    byAdults: [9_000, 8_000],
    extraAdult: 6_000,
    bands: [
      { fromAge: 0, toAge: 3, minor: 1_000 },
      { fromAge: 3, toAge: 12, minor: 4_000 },
    ],
  },
};
const withMaxChild: List = { ...perPerson, room: { occupancy: { ...perPerson.room?.occupancy, fullPayers: 1 } } };
const perRoom = (list: List): List => ({
  ...list,
  plan: {},
  prices: { ...list.prices, byAdults: [12_000, 15_000] },
});

test('prices per person and per room, with children who fill up the standard', () => {
  const night = (list: List, adults: number, ages: number[] = []) =>
    costOf(list, '2027-07-01', '2027-07-02', adults, ages);
  expect(costOf(perPerson, '2027-07-01', '2027-07-04', 1, [11, 2])).toBe(510);
  expect(costOf(withMaxChild, '2027-07-01', '2027-07-04', 1, [11, 2])).toBe(390);
  expect([night(perRoom(perPerson), 1, [11, 2]), night(perRoom(withMaxChild), 1, [11, 2])]).toEqual([160, 170]);
  expect([night(perPerson, 3), night(perPerson, 1)]).toEqual([220, 90]);
  const noFurther: List = { ...perPerson, prices: { ...perPerson.prices, extraAdult: null } };
  expect(night(noFurther, 3)).toBe('no-party-price');
  expect(night({ ...perPerson, prices: { ...perPerson.prices, byAdults: [null, 8_000] } }, 1)).toBe('no-party-price');
  expect([night(perPerson, 2, [13]), night(perPerson, 3, [5, 4])]).toEqual(['no-age-price', 'too-many-persons']);
});

test('supplements in all their charge types, by season, weekday and room', () => {
  // Thursday to Monday, two adults and a child: the nights themselves cost 400.
  const beside = (service: NonNullable<List['services']>[number]) =>
    Number(costOf({ services: [service] }, '2027-07-01', '2027-07-05', 2, [5])) - 400;
  expect(beside({ pricingType: 'Per night', priceMinor: 500 })).toBe(20);
  expect(beside({ pricingType: 'Per person per night', priceMinor: 500 })).toBe(60);
  expect(beside({ pricingType: 'Per stay', priceMinor: 500 })).toBe(5);
  expect(beside({ pricingType: 'Per person', priceMinor: 500 })).toBe(15);
  expect(beside({ pricingType: 'Per use', priceMinor: 500 })).toBe(5);
  expect(beside({ pricingType: 'Per person per night', priceMinor: 250, weekdays: [1, 2, 3, 4, 5] })).toBe(15);
  expect(beside({ priceMinor: 500, rooms: ['double'] })).toBe(5);
  const until = { from: stayDate('2027-07-01'), to: stayDate('2027-07-14'), priceMinor: 6_000 };
  const after = { from: stayDate('2027-07-15'), to: stayDate('2027-07-31'), priceMinor: 8_000 };
  const cleaning = (...seasons: (typeof until)[]) =>
    Number(costOf({ services: [{ priceMinor: 0, seasons }] }, '2027-07-13', '2027-07-18')) - 500;
  expect([cleaning(until, after), cleaning(until)]).toEqual([72, 24]);
});

test('free nights with a pattern and without, and a family offer', () => {
  const week = (repeats: boolean, departure: string) =>
    costOf({ discount: { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats } }, '2027-07-01', departure);
  expect(['2027-07-07', '2027-07-09', '2027-07-15'].map((day) => week(true, day))).toEqual([600, 700, 1_200]);
  expect(['2027-07-07', '2027-07-09', '2027-07-15'].map((day) => week(false, day))).toEqual([600, 700, 1_300]);
  const family: List = {
    ...perPerson,
    discount: { kind: 'child', toAge: 10, minChildren: 2, positions: { from: 1, to: 1 }, basisPoints: 10_000 },
  };
  expect(costOf(family, '2027-07-01', '2027-07-02', 2, [8, 5])).toBe(200);
  expect(costOf(family, '2027-07-01', '2027-07-02', 1, [8, 5])).toBe(200);
});

test('booking rules and the rule of the first offer', () => {
  const within = (date: StayDate): boolean => date >= '2027-08-10' && date <= '2027-08-20';
  const forward: List = {
    plan: { conditions: { isDepartureThrough: true } },
    rulesOn: (date) => (within(date) ? { minThrough: 5 } : {}),
  };
  expect([costOf(forward, '2027-08-06', '2027-08-10'), costOf(forward, '2027-08-05', '2027-08-09')]).toEqual([
    'min-stay',
    400,
  ]);
  const onArrival: List = { rulesOn: (date) => (within(date) ? { minStay: 5 } : {}) };
  expect([costOf(onArrival, '2027-08-06', '2027-08-10'), costOf(onArrival, '2027-08-10', '2027-08-12')]).toEqual([
    400,
    'min-stay',
  ]);
  const closed: List = { rulesOn: (date) => (within(date) ? { isClosed: true } : {}) };
  expect([costOf(closed, '2027-08-08', '2027-08-10'), costOf(closed, '2027-08-08', '2027-08-11')]).toEqual([
    200,
    'closed',
  ]);
  const advance = (days: number): List => ({ plan: { conditions: { minAdvanceDays: days } } });
  expect([14, 15].map((days) => costOf(advance(days), '2027-06-15', '2027-06-16'))).toEqual([100, 'too-soon']);
  const saturdays: List = { plan: { conditions: { arrivalWeekdays: [6], departureWeekdays: [6], minAdults: 2 } } };
  expect(costOf(saturdays, '2027-07-03', '2027-07-10')).toBe(700);
  expect(costOf(saturdays, '2027-07-02', '2027-07-10')).toBe('arrival-weekday');
  expect(costOf(saturdays, '2027-07-03', '2027-07-09')).toBe('departure-weekday');
  expect(costOf(saturdays, '2027-07-03', '2027-07-10', 1)).toBe('too-few-adults');
});
