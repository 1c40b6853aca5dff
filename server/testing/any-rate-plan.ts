import {
  bookingRule,
  charge,
  family,
  freeNights,
  fullPlan,
  offerRule,
  rate,
  ratePlansOf,
  staticRate,
  supplement,
} from '@stayfront/rules/alpinebits/testing/rate-plans-of';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import fc from 'fast-check';
import type {
  StandardPlan,
  StandardRate,
  StandardRoom,
  StandardRule,
  StandardStay,
  StandardSupplement,
} from './standard-price.ts';

// Rate plans made up by chance in June 2027, for two room types, and the messages that say them.

export const roomCodes = ['double', 'family'] as const;
const day = (n: number): string => `2027-06-${String(n).padStart(2, '0')}`;
const some = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null });
const rarely = <Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

export const anyRoom: fc.Arbitrary<StandardRoom> = fc
  .record({
    min: fc.integer({ min: 1, max: 2 }),
    std: fc.nat(2),
    max: fc.nat(3),
    maxChild: some(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ min, std, max, maxChild }) => {
    const most = Math.min(6, min + std + max);
    return { min, std: min + std, max: most, maxChild: maxChild === null ? null : Math.min(maxChild, most) };
  });

/** Neighbouring periods of June, some of them left out. */
const periods = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 3, max: 27 }), { maxLength: 3 }), fc.nat(7))
  .map(([cuts, holes]) => {
    const starts = [1, ...cuts.toSorted((a, b) => a - b)];
    return starts
      .map((from, i) => ({ start: day(from), end: day((starts[i + 1] ?? 31) - 1) }))
      .filter((_, i) => starts.length === 1 || (holes & (1 << i)) === 0 || i === 0);
  });

const cents = fc.integer({ min: 1, max: 30_000 });

function ratesIn(room: string, { std }: StandardRoom, ages: Ages): fc.Arbitrary<StandardRate[]> {
  const one = fc.record({
    levels: fc.array(rarely<number | null>(9_000, some(cents)), { minLength: std, maxLength: std }),
    standard: cents,
    adult: some(fc.nat(9_000)),
    amounts: fc.array(fc.nat(6_000), { minLength: 3, maxLength: 3 }),
    isGapped: ages.isWhole ? fc.constant(false) : fc.boolean(),
  });
  return periods.chain((spans) =>
    fc.array(one, { minLength: spans.length, maxLength: spans.length }).map((all) =>
      spans.map((span, i) => {
        const { levels = [], standard = 1, adult = null, amounts = [], isGapped = false } = all[i] ?? {};
        const guests: Record<number, number> = {};
        levels.forEach((amount, place) => amount !== null && (guests[place + 1] = amount + 10 * place));
        guests[std] = standard;
        const { from, cut, before } = ages;
        const brackets: [number, number, number][] =
          before === null
            ? []
            : [
                [from, cut, amounts[0] ?? 0],
                [cut, before, amounts[1] ?? 0],
              ];
        const there = brackets.filter(([least, most]) => least < most);
        return { room, ...span, guests, adult, children: isGapped ? there.slice(1) : there };
      }),
    ),
  );
}

const flags = some(
  fc.record({ Mon: fc.constantFrom(0, 1), Weds: fc.constantFrom(0, 1), Sat: fc.constantFrom(0, 1) }),
) as fc.Arbitrary<Record<string, 0 | 1> | null>;
const nightsOrNone = rarely(0, fc.integer({ min: 1, max: 5 }));

const anyRule: fc.Arbitrary<StandardRule> = fc
  .record({
    room: fc.constantFrom(null, ...roomCodes),
    from: fc.integer({ min: 1, max: 28 }),
    length: fc.nat(5),
    minLos: nightsOrNone,
    minForward: nightsOrNone,
    moreLos: rarely(0, fc.nat(2)),
    moreForward: rarely(0, fc.nat(2)),
    arrival: rarely<Record<string, 0 | 1> | null>(null, flags),
    departure: rarely<Record<string, 0 | 1> | null>(null, flags),
    isClosed: rarely(false, fc.boolean()),
  })
  .map(({ from, length, moreLos, moreForward, ...rule }) => {
    const least = Math.max(rule.minLos, rule.minForward);
    return {
      ...rule,
      start: day(from),
      end: day(Math.min(30, from + length)),
      maxLos: moreLos === 0 ? 0 : least + moreLos,
      maxForward: moreForward === 0 ? 0 : least + moreForward,
    };
  });

const anySupplement = (code: string): fc.Arbitrary<StandardSupplement> =>
  fc
    .record({
      charge: fc.constantFrom(1 as const, 12, 18, 19, 20, 21, 24),
      digits: rarely('1111111', fc.constantFrom('1111100', '0000011', '1010101')),
      general: some(periods),
      special: some(periods),
      amounts: fc.array(fc.nat(3_000), { minLength: 8, maxLength: 8 }),
      room: fc.constantFrom(...roomCodes),
    })
    .map(({ charge: type, digits, general, special, amounts, room }) => ({
      code,
      charge: type,
      digits,
      dated: [
        ...(general ?? []).map((span, i) => ({ ...span, room: null, amount: amounts[i] ?? 0 })),
        ...(special ?? []).map((span, i) => ({ ...span, room, amount: amounts[4 + i] ?? 0 })),
      ],
    }));

type Ages = { readonly from: number; readonly cut: number; readonly before: number | null; readonly isWhole: boolean };

/** A plan for room types of which it is known who fits in. */
export const anyPlan = (rooms: readonly StandardRoom[]): fc.Arbitrary<StandardPlan> =>
  fc
    .record({
      adultFrom: rarely<number | null>(15, fc.constantFrom(null, 3, 18)),
      childFrom: rarely(0, fc.constantFrom(1, 2)),
      family: some(
        fc.record({ before: fc.integer({ min: 3, max: 18 }), count: fc.integer({ min: 1, max: 3 }), last: fc.nat(2) }),
      ),
    })
    .chain(({ adultFrom, childFrom, family: offered }) => {
      const cut = adultFrom === 3 ? Math.max(childFrom + 1, 2) : 4;
      // A child that a family offer frees needs an amount here, and not there: no age is left out beside one.
      const given: Ages = { from: childFrom, cut, before: adultFrom, isWhole: offered !== null };
      return fc
        .record({
          type: fc.constantFrom(7 as const, 25 as const),
          unit: rarely(1, fc.constantFrom(2, 3, 7)),
          adults: rarely<readonly [number, number]>([0, 99], fc.constantFrom([2, 99] as const, [0, 2] as const)),
          heads: rarely<readonly [number, number]>([0, 99], fc.constantFrom([1, 99] as const, [0, 1] as const)),
          los: rarely<readonly [number, number]>([1, 999], fc.constantFrom([2, 999] as const, [1, 4] as const)),
          advance: rarely<readonly [number, number]>([0, 720], fc.constantFrom([3, 720] as const, [0, 10] as const)),
          rates: fc.tuple(...roomCodes.map((code, i) => ratesIn(code, rooms[i] ?? rooms[0]!, given))),
          rules: fc.array(anyRule, { maxLength: 3 }),
          supplements: fc.tuple(some(anySupplement('A')), some(anySupplement('B')), some(anySupplement('C'))),
          freeNights: some(
            fc.record({
              required: fc.integer({ min: 1, max: 4 }),
              discounted: fc.integer({ min: 1, max: 2 }),
              isPattern: fc.boolean(),
            }),
          ),
        })
        .map(({ rates, rules, supplements, freeNights: free, ...plan }): StandardPlan => ({
          ...plan,
          adultFrom,
          childFrom,
          childBefore: null,
          rates: rates.flat().map((one) => forUnits(one, plan.unit)),
          rules: withoutOverlaps(rules),
          supplements: supplements.filter((one) => one !== null),
          freeNights: free && { ...free, discounted: Math.min(free.discounted, free.required) },
          family:
            adultFrom === null || !offered
              ? null
              : { before: offered.before, count: offered.count, last: Math.min(offered.last + 1, offered.count) },
        }));
    });

/** Amounts that the nights of a unit share to the cent. */
const forUnits = ({ guests, adult, children, ...span }: StandardRate, unit: number): StandardRate => ({
  ...span,
  guests: Object.fromEntries(Object.entries(guests).map(([n, amount]) => [n, amount * unit])),
  adult: adult === null ? null : adult * unit,
  children: children.map(([from, before, amount]) => [from, before, amount * unit]),
});

const withoutOverlaps = (rules: readonly StandardRule[]): StandardRule[] =>
  rules.filter(
    (rule, i) =>
      !rules.slice(0, i).some((one) => one.room === rule.room && one.start <= rule.end && rule.start <= one.end),
  );

export const anyStay = (booked: string): fc.Arbitrary<StandardStay> =>
  fc.record({
    booked: fc.constant(booked),
    arrival: fc.integer({ min: 2, max: 20 }).map(day),
    nights: fc.integer({ min: 1, max: 8 }),
    adults: fc.integer({ min: 1, max: 4 }),
    ages: fc.oneof(fc.constant([]), fc.array(fc.oneof(fc.nat(14), fc.nat(17)), { maxLength: 3 })),
  });

const decimal = (amount: number): string => (amount / 100).toFixed(2);

/** The plan as a message says it. */
export function messageOf(code: string, plan: StandardPlan): XmlElement {
  const [minAdvance, maxAdvance] = plan.advance;
  const limits = (least: number, most: number) => ({
    ...(least > 0 ? { MinOccupancy: least } : {}),
    ...(most < 99 ? { MaxOccupancy: most } : {}),
  });
  const [minNights, maxNights] = plan.los;
  return ratePlansOf(
    fullPlan(
      { RatePlanCode: code },
      {
        rules: plan.rules.map((rule) =>
          bookingRule(
            {
              Start: rule.start,
              End: rule.end,
              ...(rule.room === null ? {} : { Code: rule.room, CodeContext: 'ROOMTYPE' }),
            },
            {
              los: {
                ...(rule.minLos > 0 ? { SetMinLOS: rule.minLos } : {}),
                ...(rule.maxLos > 0 ? { SetMaxLOS: rule.maxLos } : {}),
                ...(rule.minForward > 0 ? { SetForwardMinStay: rule.minForward } : {}),
                ...(rule.maxForward > 0 ? { SetForwardMaxStay: rule.maxForward } : {}),
              },
              ...(rule.arrival ? { arrival: rule.arrival } : {}),
              ...(rule.departure ? { departure: rule.departure } : {}),
              status: rule.isClosed ? 'Close' : 'Open',
            },
          ),
        ),
        rates: plan.rates.map(({ room, start, end, guests, adult, children }) =>
          rate(room, start, end, {
            guests: Object.fromEntries(Object.entries(guests).map(([n, amount]) => [n, decimal(amount)])),
            adult: adult === null ? undefined : decimal(adult),
            children: children.map(([from, before, amount]) => [from, before, decimal(amount)]),
          }),
        ),
        supplements: plan.supplements.flatMap((one) => [
          supplement(one.code, one.charge, { weekdays: one.digits }),
          ...one.dated.map(({ start, end, amount, room }) =>
            charge(one.code, start, end, decimal(amount), room ?? undefined),
          ),
        ]),
        offers: [
          offerRule(
            {
              ...(minAdvance > 0 ? { MinAdvancedBookingOffset: `P${minAdvance}D` } : {}),
              ...(maxAdvance < 720 ? { MaxAdvancedBookingOffset: `P${maxAdvance}D` } : {}),
            },
            {
              adults: { ...(plan.adultFrom === null ? {} : { MinAge: plan.adultFrom }), ...limits(...plan.adults) },
              ...(plan.adultFrom === null
                ? {}
                : {
                    children: { ...(plan.childFrom > 0 ? { MinAge: plan.childFrom } : {}), ...limits(...plan.heads) },
                  }),
              los: {
                ...(minNights > 1 ? { SetMinLOS: minNights } : {}),
                ...(maxNights < 999 ? { SetMaxLOS: maxNights } : {}),
              },
            },
          ),
          plan.freeNights &&
            freeNights(
              plan.freeNights.required,
              plan.freeNights.discounted,
              plan.freeNights.isPattern
                ? '0'.repeat(plan.freeNights.required - plan.freeNights.discounted) +
                    '1'.repeat(plan.freeNights.discounted)
                : undefined,
            ),
          plan.family && family(plan.family.before, plan.family.count, plan.family.last),
        ].filter((one) => one !== null),
      },
      staticRate(plan.type, 3, plan.unit > 1 ? { RateTimeUnit: 'Day', UnitMultiplier: plan.unit } : {}),
    ),
  );
}
