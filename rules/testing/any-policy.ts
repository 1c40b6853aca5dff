import fc from 'fast-check';
import type { CancellationFee, CancellationPolicy, PolicyMoment } from '../cancellation/policy.ts';

// Cancellation policies made up by chance for tests.

type Limits = { readonly nights: number; readonly minor: number; readonly daysBefore: number };

const anyFee = ({ nights, minor }: Limits): fc.Arbitrary<CancellationFee> =>
  fc.oneof(
    fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: nights }) }),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('fixed' as const), minor: fc.integer({ min: 0, max: minor }) }),
  );

const anyMoment = ({ daysBefore }: Limits): fc.Arbitrary<PolicyMoment> =>
  fc.record({ daysBefore: fc.nat({ max: daysBefore }), hour: fc.nat({ max: 23 }) });

/** One fee and when it begins, as policies were before there were steps. */
export const anyPlainPolicy = (limits: Limits): fc.Arbitrary<CancellationPolicy> =>
  fc.record({ freeUntil: fc.option(anyMoment(limits)), fee: anyFee(limits) });

/** Several steps in the order of time, their fees of any kind and size, with or without one for not arriving. */
export const anyTieredPolicy = (limits: Limits): fc.Arbitrary<CancellationPolicy> =>
  fc
    .record({
      moments: fc.uniqueArray(anyMoment(limits), { selector: hoursBefore, minLength: 2, maxLength: 6 }),
      isEverFree: fc.boolean(),
      fees: fc.array(anyFee(limits), { minLength: 6, maxLength: 6 }),
      noShow: fc.option(anyFee(limits), { nil: undefined }),
    })
    .map(({ moments, isEverFree, fees: [fee = everything, ...fees], noShow }) => {
      const [first = null, ...later] = moments.toSorted((a, b) => hoursBefore(b) - hoursBefore(a));
      const steps = later.map((after, place) => ({ after, fee: fees[place] ?? everything }));
      return { freeUntil: isEverFree ? first : null, fee, steps, ...(noShow && { noShow }) };
    });

export const anyPolicy = (limits: Limits): fc.Arbitrary<CancellationPolicy> =>
  fc.oneof(anyPlainPolicy(limits), anyTieredPolicy(limits));

const everything: CancellationFee = { kind: 'percent', basisPoints: 10_000 };

const hoursBefore = ({ daysBefore, hour }: PolicyMoment): number => daysBefore * 24 - hour;
