import fc from 'fast-check';
import type { PlanConditions } from '../restriction/plan-conditions.ts';

const someWeekdays = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 6 });
/** What a rate plan asks of every stay: often nothing. */
export const anyConditions: fc.Arbitrary<PlanConditions | undefined> = fc.option(
  fc.record(
    {
      minAdvanceDays: fc.integer({ min: 0, max: 5 }),
      maxAdvanceDays: fc.integer({ min: 6, max: 12 }),
      minNights: fc.integer({ min: 1, max: 3 }),
      maxNights: fc.integer({ min: 3, max: 6 }),
      arrivalWeekdays: someWeekdays,
      departureWeekdays: someWeekdays,
      minAdults: fc.integer({ min: 1, max: 2 }),
      maxAdults: fc.integer({ min: 2, max: 3 }),
      minChildren: fc.constantFrom(0, 0, 1),
      maxChildren: fc.integer({ min: 1, max: 3 }),
      childFromAge: fc.integer({ min: 0, max: 2 }),
      childToAge: fc.integer({ min: 10, max: 18 }),
      isDepartureThrough: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined, freq: 2 },
);
