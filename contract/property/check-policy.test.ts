import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CancellationPolicyShape } from './rate-plan.ts';

const percent = (share: number) => ({ kind: 'percent', basisPoints: share * 100 });
const nights = (count: number) => ({ kind: 'nights', nights: count });
const at = (daysBefore: number, hour = 18) => ({ daysBefore, hour });
const tiered = {
  id: 'in-steps',
  freeUntil: at(30),
  fee: percent(20),
  steps: [
    { after: at(7), fee: percent(50) },
    { after: at(1), fee: percent(100) },
  ],
};

/** Each fault as `path: message`. */
function faultsOf(policy: unknown): string[] {
  const read = CancellationPolicyShape.safeParse(policy);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('a cancellation policy', () => {
  test('of one step is taken as it always was, and nothing is added to it', () => {
    const policy = { id: 'two-days', freeUntil: at(2), fee: nights(1) };
    expect(CancellationPolicyShape.parse(policy)).toEqual(policy);
    expect(Object.keys(CancellationPolicyShape.parse(policy))).toEqual(['id', 'freeUntil', 'fee']);
  });

  test('may have steps, free at first or never, and a fee of its own for not arriving', () => {
    expect(CancellationPolicyShape.parse(tiered)).toEqual(tiered);
    expect(faultsOf({ ...tiered, freeUntil: null })).toEqual([]);
    expect(faultsOf({ ...tiered, steps: [{ after: at(7), fee: percent(50) }], noShow: percent(100) })).toEqual([]);
    expect(faultsOf({ id: 'x', freeUntil: at(1), fee: percent(80), noShow: percent(90) })).toEqual([]);
    expect(faultsOf({ ...tiered, fee: nights(1) })).toEqual([]); // counted in different ways: the stay decides
    expect(faultsOf({ ...tiered, steps: [{ after: at(30, 19), fee: percent(50) }] })).toEqual([]);
  });

  test.each([
    [
      'before the one above it',
      [{ after: at(40), fee: percent(50) }],
      'steps.0.after: This comes before freeUntil',
      '30 days',
    ],
    [
      'earlier than the step above it',
      [
        { after: at(7), fee: percent(50) },
        { after: at(8), fee: percent(60) },
      ],
      'steps.1.after: This comes before',
      '7 days before at 18:00',
    ],
    [
      'at the moment of another',
      [{ after: at(30), fee: percent(50) }],
      'steps.0.after: This is the moment of freeUntil (30 days',
      'of its own',
    ],
    ['cheaper than before', [{ after: at(7), fee: percent(10) }], 'steps.0.fee: This is less', 'Raise this fee'],
    ['as dear as before', [{ after: at(7), fee: percent(20) }], 'steps.0.fee: A step before', 'leave the step out'],
    [
      'after all is kept',
      [
        { after: at(7), fee: percent(100) },
        { after: at(1), fee: nights(3) },
      ],
      'steps.1.fee: This is less',
      'Raise this fee',
    ],
    [
      'for nothing',
      [{ after: at(7), fee: { kind: 'fixed', minor: 0 } }],
      'steps.0.fee: This is less',
      'Raise this fee',
    ],
    ['missing', [], 'steps: Name at least one step', 'leave steps out'],
    [
      'one of too many',
      [9, 8, 7, 6, 5, 4].map((days) => ({ after: at(days), fee: percent(90 - days) })),
      'steps: There are too many',
      '5 at most',
    ],
  ])('with a step %s is refused by name, with what to do', (_, steps, where, what) => {
    const faults = faultsOf({ ...tiered, steps });
    expect(faults).toEqual([expect.stringContaining(where)]);
    expect(faults).toEqual([expect.stringContaining(what)]);
  });

  test('that begins with a fee of nothing is told to say until when it is free', () => {
    expect(faultsOf({ ...tiered, fee: percent(0) })).toEqual([expect.stringMatching(/^fee: Say with freeUntil/)]);
  });

  test('whose guests pay less for not coming than for cancelling is refused', () => {
    expect(faultsOf({ ...tiered, noShow: percent(80) })).toEqual([expect.stringMatching(/^noShow: Not arriving/)]);
    expect(faultsOf({ id: 'x', freeUntil: null, fee: nights(2), noShow: nights(1) })).toEqual([
      expect.stringMatching(/^noShow: Not arriving/),
    ]);
  });

  test('that is no policy at all is refused, whatever it is', () => {
    const pieces = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(pieces, pieces, pieces, (fee, steps, after) => {
        const broken = [
          { ...tiered, fee },
          { ...tiered, steps },
          { ...tiered, steps: [{ after, fee: percent(50) }] },
        ];
        for (const policy of broken) expect(() => faultsOf(policy)).not.toThrow();
      }),
    );
    expect(faultsOf({ ...tiered, fee: {} })).not.toEqual([]);
    expect(faultsOf({ ...tiered, steps: [{ fee: percent(50) }] })).not.toEqual([]);
  });

  test('with a name that it does not know is refused, so that no step is left out in silence', () => {
    expect(faultsOf({ ...tiered, step: [] })).toEqual([expect.stringContaining('"step"')]);
    expect(faultsOf({ ...tiered, steps: [{ after: at(7), until: at(1), fee: percent(50) }] })).toEqual([
      expect.stringMatching(/^steps\.0: .*"until"/),
    ]);
  });
});
