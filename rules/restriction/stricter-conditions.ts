import type { PlanConditions } from './plan-conditions.ts';

/** What two rate plans ask of every stay as one: what either asks is asked. */
export function stricterConditions(a: PlanConditions, b: PlanConditions): PlanConditions {
  return {
    minAdvanceDays: of(a.minAdvanceDays, b.minAdvanceDays, Math.max),
    maxAdvanceDays: of(a.maxAdvanceDays, b.maxAdvanceDays, Math.min),
    minNights: of(a.minNights, b.minNights, Math.max),
    maxNights: of(a.maxNights, b.maxNights, Math.min),
    arrivalWeekdays: of(a.arrivalWeekdays, b.arrivalWeekdays, both),
    departureWeekdays: of(a.departureWeekdays, b.departureWeekdays, both),
    minAdults: of(a.minAdults, b.minAdults, Math.max),
    maxAdults: of(a.maxAdults, b.maxAdults, Math.min),
    minChildren: of(a.minChildren, b.minChildren, Math.max),
    maxChildren: of(a.maxChildren, b.maxChildren, Math.min),
    childFromAge: of(a.childFromAge, b.childFromAge, Math.max),
    childToAge: of(a.childToAge, b.childToAge, Math.min),
    isDepartureThrough: of(a.isDepartureThrough, b.isDepartureThrough, (one, other) => one || other),
  } satisfies Record<keyof PlanConditions, unknown>;
}

/** What is absent does not bind. */
const of = <Value>(
  a: Value | undefined,
  b: Value | undefined,
  choose: (a: Value, b: Value) => Value,
): Value | undefined => (a === undefined ? b : b === undefined ? a : choose(a, b));

const both = (a: readonly number[], b: readonly number[]): readonly number[] => a.filter((day) => b.includes(day));
