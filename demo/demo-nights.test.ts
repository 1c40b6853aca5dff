import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights, RateNight } from '@stayfront/rules/calendar/nights';
import { followPrices } from '@stayfront/rules/pricing/follow-prices';
import { checkStay } from '@stayfront/rules/restriction/check-stay';
import { openDay, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { stricter } from '@stayfront/rules/restriction/stricter';
import { rulesBinding } from '@stayfront/rules/restriction/weekday-rules';
import { addDays, daysBetween, nightsOf, stayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { demoHotels } from './demo-hotels.ts';
import { daysWithoutHouseRules, demoNights } from './demo-nights.ts';
import { demoWeekdayRules } from './demo-weekday-rules.ts';

const hotels = demoHotels.map(({ documentFile }) =>
  PropertyDocument.parse(JSON.parse(readFileSync(documentFile, 'utf8'))),
);
const [seeblick, , riverhouse] = hotels as [PropertyDocument, PropertyDocument, PropertyDocument];

// Two years of todays: every date of the year, both sides of every clock change, every weekday and a leap day. In every
// run a third of them, every weekday among them.
const every = process.env['EVERY_DAY'] === undefined ? 3 : 1;
const todays = nightsOf({ arrival: stayDate('2027-06-01'), departure: stayDate('2029-06-01') }).filter(
  (_, place) => place % every === 0,
);

const ratesOf = (nights: Nights, roomId: string, ratePlanId: string): Map<StayDate, RateNight> =>
  new Map(nights.rates.filter((r) => r.roomId === roomId && r.ratePlanId === ratePlanId).map((r) => [r.date, r]));

/** What the house and its rooms allow on a day, beside the rules of rates. */
const houseRules = ({ restrictions = [] }: Nights, roomId: string, date: StayDate): DayRules =>
  restrictions
    .filter((one) => one.date === date && (one.roomId === null || one.roomId === roomId))
    .reduce((rules, one) => stricter(rules, one.rules), openDay);

test('there is a night for every room, rate plan that follows no other and day until the end of the horizon', () => {
  const today = stayDate('2028-02-28');
  for (const hotel of hotels) {
    const { rooms, rates } = demoNights(hotel, today);
    expect(rooms).toHaveLength(720 * hotel.rooms.length);
    const priced = hotel.ratePlans.filter(({ follows }) => !follows);
    expect(rates).toHaveLength(720 * hotel.rooms.length * priced.length);
    expect([rooms[0]?.date, rooms.at(-1)?.date]).toEqual([today, addDays(today, 719)]);
  }
});

test('double and twin rooms can be booked without a card for the coming ten days, whatever day it is', () => {
  // Told at the end: tens of thousands of expectations would take longer than what they look at.
  const refused: string[] = [];
  for (const today of todays) {
    const nights = demoNights(seeblick, today, 13);
    const weekdayRules = demoWeekdayRules(1001, today);
    for (const roomId of ['double', 'twin']) {
      expect(nights.rooms.filter((r) => r.roomId === roomId).every((r) => r.total >= 1)).toBe(true);
      // Each day once, though many stays have it.
      const rulesOn = new Map(
        [...ratesOf(nights, roomId, 'pay-at-hotel')].map(([date, { rules }]) => [
          date,
          stricter(rules, houseRules(nights, roomId, date)),
        ]),
      );
      for (let arrives = 0; arrives <= 9; arrives++)
        for (let length = 1; length <= 3; length++) {
          const stay = { arrival: addDays(today, arrives), departure: addDays(today, arrives + length) };
          const dates = [...nightsOf(stay), stay.departure];
          const days = dates.flatMap((date) => rulesOn.get(date) ?? []);
          if (days.length < dates.length) throw new RangeError(`${today}: a day is missing`);
          if (checkStay(stay, days, rulesBinding(weekdayRules, roomId, 'pay-at-hotel')) !== null)
            refused.push(`${today}: ${roomId} ${stay.arrival} to ${stay.departure}`);
        }
    }
  }
  expect(refused).toEqual([]);
});

describe('restrictions', () => {
  const isRestricted = ({ rules }: { rules: DayRules }): boolean => Object.values(rules).some(Boolean);

  test('the first two weeks have none at Hotel Seeblick, of days or of weekdays', () => {
    for (const today of todays) {
      const { rates, restrictions = [] } = demoNights(seeblick, today, daysWithoutHouseRules);
      expect([...rates, ...restrictions].some(isRestricted)).toBe(false);
      const begins = demoWeekdayRules(1001, today).map(({ startDate }) => daysBetween(today, startDate));
      expect(Math.min(...begins)).toBe(daysWithoutHouseRules);
    }
  });

  test('a day that becomes one of the first two weeks is rid of its rules', () => {
    const today = stayDate('2027-06-01');
    const { restrictions = [] } = demoNights(seeblick, today, daysWithoutHouseRules);
    expect(new Set(restrictions.map((one) => `${one.date} ${one.roomId}`)).size).toBe(2 * daysWithoutHouseRules);
  });

  test('each kind is found in the six weeks after that, for the whole house, whatever day it is', () => {
    for (const today of todays.filter((_, i) => i % 5 === 0)) {
      const { restrictions = [] } = demoNights(seeblick, today, daysWithoutHouseRules + 42);
      const found = (holds: (rules: DayRules) => boolean): boolean =>
        restrictions.some((one) => one.roomId === null && one.ratePlanId === null && holds(one.rules));
      expect([
        found((r) => r.isClosed),
        found((r) => r.isClosedToArrival),
        found((r) => r.isClosedToDeparture),
        found((r) => r.minStay === 2),
        found((r) => r.maxStay === 7),
      ]).toEqual([true, true, true, true, true]);
      const kinds = demoWeekdayRules(1001, today).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['StayDateRestriction', 'RequiredDaysOfWeek', 'StayDateException']));
    }
  });

  test('a summer Friday asks for two nights, the suite is not begun before Thursday, families change on Saturdays', () => {
    const today = stayDate('2027-03-01');
    const nights = demoNights(seeblick, today, 365);
    const july = nightsOf({ arrival: stayDate('2027-07-01'), departure: stayDate('2027-08-01') });
    const on = (weekdays: number[]): StayDate[] => july.filter((date) => weekdays.includes(weekdayOf(date)));
    const canStay = (roomId: string, arrival: StayDate, length: number): boolean => {
      const stay = { arrival, departure: addDays(arrival, length) };
      const days = [...nightsOf(stay), stay.departure].map((date) => houseRules(nights, roomId, date));
      return checkStay(stay, days, rulesBinding(demoWeekdayRules(1001, today), roomId, 'flexible')) === null;
    };
    expect(on([5]).map((date) => houseRules(nights, 'double', date).minStay)).toEqual([2, 2, 2, 2, 2]);
    expect(on([1, 2, 3]).some((date) => canStay('suite', date, 2))).toBe(false);
    expect(on([0, 1, 2, 3, 4, 5]).some((date) => canStay('family', date, 7))).toBe(false);
    expect(on([6]).map((date) => [canStay('family', date, 6), canStay('family', date, 7)])).toContainEqual([
      false,
      true,
    ]);
    expect(on([5]).some((date) => canStay('junior-suite', date, 1))).toBe(false);
    expect(on([5]).some((date) => canStay('junior-suite', date, 2))).toBe(true);
  });
});

test('The Riverhouse has no Garden Room to sell on any day, and every other room', () => {
  const { rooms } = demoNights(riverhouse, stayDate('2027-06-01'));
  expect(rooms.every((r) => (r.roomId === 'garden' ? r.total === 0 : r.total >= 1))).toBe(true);
});

test('a house has one to eight rooms of a kind, always as many, and one suite', () => {
  const { rooms } = demoNights(seeblick, stayDate('2027-06-01'));
  const totals = new Map(rooms.map((r) => [r.roomId, r.total]));
  expect(rooms.every((r) => r.total === totals.get(r.roomId) && r.total >= 1 && r.total <= 8)).toBe(true);
  expect(totals.get('suite')).toBe(1);
});

test('the non-refundable rate of Hotel Seeblick follows the flexible one to a tenth less in whole francs', () => {
  const { follows } = seeblick.ratePlans.find(({ id }) => id === 'non-refundable') ?? {};
  if (follows?.ratePlan !== 'flexible') throw new RangeError('It follows nobody');
  // The same hotel as it stands in a demo of the release before: every rate with prices of its own.
  const before = { ...seeblick, ratePlans: seeblick.ratePlans.map((plan) => ({ ...plan, follows: undefined })) };
  const nights = demoNights(before, stayDate('2027-01-01'), 720);
  for (const { id } of seeblick.rooms) {
    const [listed, parent] = [ratesOf(nights, id, 'non-refundable'), ratesOf(nights, id, 'flexible')];
    expect(listed.size).toBe(720);
    expect([...listed.values()].map(({ prices, rules }) => ({ prices, rules }))).toEqual(
      [...parent.values()].map(({ prices, rules }) => ({ prices: followPrices(prices, follows, 'room'), rules })),
    );
  }
});

test('an ordinary night in the double room costs 180, 216 or 194 francs', () => {
  const nights = demoNights(seeblick, stayDate('2027-01-01'), 365);
  const at = (plan: string, date: StayDate): number | null | undefined =>
    ratesOf(nights, 'double', plan).get(date)?.prices.byAdults[1];
  const ordinary = nights.rooms.find((r) => r.date.startsWith('2027-04') && at('flexible', r.date) === 18000)?.date;
  if (!ordinary) throw new RangeError('April has no ordinary night');
  expect(['flexible', 'bed-and-breakfast', 'pay-at-hotel'].map((plan) => at(plan, ordinary))).toEqual([
    18000, 21600, 19400,
  ]);
});

test('prices are whole francs, rise with every adult and are there for as many as the room holds', () => {
  for (const hotel of hotels) {
    const places = new Map(hotel.rooms.map((room) => [room.id, room.maxOccupancy]));
    const { rates } = demoNights(hotel, stayDate('2028-01-01'), 400);
    expect(rates.length).toBeGreaterThan(0);
    expect(rates.filter(({ roomId, prices }) => prices.byAdults.length !== places.get(roomId))).toEqual([]);
    const rises = (prices: readonly (number | null)[]): boolean =>
      prices.every((price, i) => (price ?? 0) > (prices[i - 1] ?? 0));
    expect(rates.filter(({ prices }) => !rises(prices.byAdults))).toEqual([]);
    const isWhole = (price: number | null): boolean => price !== null && price >= 0 && price % 100 === 0;
    const amounts = ({ prices }: RateNight) => [...prices.byAdults, prices.extraAdult, prices.child, prices.infant];
    expect(rates.filter((rate) => !amounts(rate).every(isWhole))).toEqual([]);
  }
});

test('every child of Casa Lago has a price by age, in whole euros or as a share; other houses have one for all', () => {
  for (const hotel of hotels) {
    const { rates } = demoNights(hotel, stayDate('2028-01-01'), 30);
    const isByAge = hotel.hotelId === 1002;
    const { fromAge, toAge } = hotel.guests.children;
    const ages = Array.from({ length: toAge - fromAge + 1 }, (_, older) => fromAge + older);
    const listed = rates.filter(({ prices: { bands = [] } }) =>
      isByAge
        ? ages.every((age) => bands.filter((band) => age >= band.fromAge && age < band.toAge).length === 1) &&
          bands.every(({ minor = 0 }) => minor % 100 === 0)
        : bands.length === 0,
    );
    expect(listed).toHaveLength(rates.length);
  }
});

test('asking twice gives the same nights', () => {
  for (const hotel of hotels)
    expect(demoNights(hotel, stayDate('2027-06-11'), 60)).toEqual(demoNights(hotel, stayDate('2027-06-11'), 60));
});

test('a night costs tomorrow what it costs today, and the rules of a day stay once they show', () => {
  for (const hotel of hotels) {
    const today = stayDate('2027-10-20');
    const nights = demoNights(hotel, today, 121);
    const next = demoNights(hotel, addDays(today, 1), 120);
    expect(next.rooms).toEqual(nights.rooms.slice(hotel.rooms.length));
    const priced = (rates: readonly RateNight[]) => rates.map((rate) => ({ ...rate, rules: null }));
    expect(priced(next.rates)).toEqual(priced(nights.rates.filter((r) => r.date !== today)));
    const settled = ({ rates, restrictions = [] }: Nights) =>
      [...rates, ...restrictions].filter((r) => daysBetween(today, r.date) > daysWithoutHouseRules);
    expect(settled(next)).toEqual(settled(nights));
  }
});

test('the nights are the same whatever time zone the machine is in', () => {
  const script = `
    import { createHash } from 'node:crypto';
    import { readFileSync } from 'node:fs';
    import { demoNights } from './demo-nights.ts';
    const document = JSON.parse(readFileSync('seeblick/hotel.json', 'utf8'));
    const nights = JSON.stringify(demoNights(document, '2027-03-20', 400));
    console.log(new Date(0).getTimezoneOffset(), createHash('sha256').update(nights).digest('hex'));
  `;
  const answers = ['Pacific/Kiritimati', 'Europe/Zurich', 'America/Anchorage'].map((TZ) => {
    const options = { cwd: join(import.meta.dirname), env: { ...process.env, TZ }, encoding: 'utf8' } as const;
    return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim().split(' ');
  });
  expect(new Set(answers.map(([offset]) => offset)).size).toBe(3); // the zones did take hold
  expect(new Set(answers.map(([, nights]) => nights)).size).toBe(1);
});
