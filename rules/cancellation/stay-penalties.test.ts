import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { anyPolicy } from '../testing/any-policy.ts';
import { nothingCarried } from './carried.ts';
import { stayFee, stayNoShowFee, type StandingStay } from './stay-fee.ts';
import { stayPenalties } from './stay-penalties.ts';

const zone = 'Europe/Zurich';
const arrival = stayDate('2027-06-11');
const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'in-steps',
  packageId: null,
  arrival,
  departure: addDays(arrival, 2),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [20_000, 10_000],
  nightDiscounts: [2_000, 1_000],
  promotionCode: 'WELCOME10',
  vat: 0,
  localTaxes: [{ taxId: 'city', minor: 1_400 }],
  exchange: null,
  guarantee: 'PrePay',
  policy: {
    freeUntil: { daysBefore: 7, hour: 18 },
    fee: { kind: 'percent', basisPoints: 5_000 },
    steps: [{ after: { daysBefore: 1, hour: 18 }, fee: { kind: 'percent', basisPoints: 10_000 } }],
  },
  expiresAt: 0,
};
const breakfast = { serviceId: 'breakfast', quantity: 1, unitMinor: 3_000, totalMinor: 3_000 };
const stay: StandingStay = { quote, services: [breakfast], carried: nothingCarried };
const feesOf = (one: StandingStay) => stayPenalties(one, zone).map(({ fee }) => fee.minor);

test('the steps of a room are those of its policy on what was to be paid for it', () => {
  expect(feesOf(stay)).toEqual([0, 15_000, 30_000]);
  expect(stayNoShowFee(stay)).toBe(30_000);
});

test('of a room that was changed no step costs less than the one before it would have', () => {
  const bound = (leastFee: number) => feesOf({ ...stay, carried: { ...nothingCarried, leastFee } });
  expect(bound(9_000)).toEqual([9_000, 15_000, 30_000]);
  expect(bound(15_000)).toEqual([15_000, 30_000]);
  expect(bound(90_000)).toEqual([30_000]);
});

test('at every instant the step that holds is what cancelling the room keeps', () => {
  const hours = fc.integer({ min: -1_600, max: 48 }).map((hour) => Date.parse('2027-06-11T12:00Z') + hour * 3_600_000);
  const policies = anyPolicy({ nights: 3, minor: 40_000, daysBefore: 60 });
  fc.assert(
    fc.property(policies, fc.nat(40_000), hours, (policy, leastFee, chance) => {
      const one = { ...stay, quote: { ...quote, policy }, carried: { ...nothingCarried, leastFee } };
      const steps = stayPenalties(one, zone);
      const edges = steps.flatMap(({ until }) => (until === null ? [] : [until, until + 1]));
      for (const now of [chance, ...edges])
        expect(steps.find(({ until }) => until === null || now <= until)?.fee.minor).toBe(stayFee(one, zone, now));
      expect(stayNoShowFee(one)).toBeGreaterThanOrEqual(stayFee(one, zone, Infinity));
    }),
  );
});
