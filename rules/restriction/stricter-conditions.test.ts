import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { anyConditions } from '../testing/any-conditions.ts';
import { bounds, parties } from '../testing/any-hotel.ts';
import { checkStay } from './check-stay.ts';
import { openDay } from './day-rules.ts';
import { checkPlanGuests } from './plan-conditions.ts';
import { stricterConditions } from './stricter-conditions.ts';

const today = stayDate('2027-03-20');

test('what two rate plans ask together refuses exactly what either of them refuses', () =>
  fc.assert(
    fc.property(
      anyConditions,
      anyConditions,
      fc.nat(14),
      fc.integer({ min: 1, max: 8 }),
      parties,
      (one = {}, other = {}, ahead, nights, guests) => {
        const arrival = addDays(today, ahead);
        const stay = { arrival, departure: addDays(arrival, nights) };
        const days = Array.from({ length: nights + 1 }, (_, day) => ({
          ...openDay,
          minThrough: day === nights ? 4 : null,
        }));
        const isRefused = (conditions: typeof one): boolean =>
          checkPlanGuests(conditions, guests, bounds) !== null ||
          checkStay(stay, days, [], { conditions, today }) !== null;
        expect(isRefused(stricterConditions(one, other))).toBe(isRefused(one) || isRefused(other));
      },
    ),
  ));
