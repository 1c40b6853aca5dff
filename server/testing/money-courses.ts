import type { CallFault, NoticeFault } from '@stayfront/sandbox/fault/faults';
import fc from 'fast-check';
import { juspayCards as cards } from './juspay-api.ts';
import type { PaymentSetup } from './payment-setups.ts';

/** `n` counts reservations, and payments from the latest on backwards. */
export type Step =
  | { readonly do: 'start' | 'settle' | 'discard'; readonly n: number }
  | { readonly do: 'pay'; readonly n: number; readonly card: string }
  | { readonly do: 'change'; readonly n: number; readonly to: keyof typeof stays }
  | { readonly do: 'cancel'; readonly n: number }
  | { readonly do: 'refund'; readonly n: number; readonly keep: number }
  | HouseStep
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'crash'; readonly steps: number; readonly isAfter: boolean }
  | { readonly do: 'fault'; readonly on: string; readonly kind: CallFault }
  | { readonly do: 'noticeFault'; readonly kind: NoticeFault }
  | { readonly do: 'work' | 'resolve' | 'release' | 'sellOut' };

/** What people of the house do with money; `share`: of what there is, in hundredths. `at-once`: two give back, one cancels. */
export type HouseStep =
  | { readonly do: 'house-refund'; readonly n: number; readonly share: number; readonly isOwedAgain: boolean }
  | { readonly do: 'at-hotel'; readonly n: number; readonly share: number }
  | { readonly do: 'house-cancel' | 'undo' | 'take-back' | 'at-once'; readonly n: number };

/** What a guest of two nights at a rate that is free to cancel may want instead. */
export const stays = {
  longer: { checkIn: '2027-06-11', checkOut: '2027-06-14' },
  shorter: { checkIn: '2027-06-11', checkOut: '2027-06-12' },
  later: { checkIn: '2027-06-12', checkOut: '2027-06-14' },
} as const;

const pay = (card: string, n = 0): Step => ({ do: 'pay', n, card });
const settle = (n = 0): Step => ({ do: 'settle', n });
const wait = (minutes: number): Step => ({ do: 'wait', minutes });

const houseSteps = (n: number): Step[] => [
  { do: 'house-refund', n, share: 30, isOwedAgain: true },
  { do: 'at-hotel', n, share: 50 },
  { do: 'house-refund', n, share: 50, isOwedAgain: false },
  { do: 'work' },
  { do: 'house-cancel', n },
  { do: 'undo', n },
  { do: 'at-hotel', n, share: 100 },
  { do: 'take-back', n },
  { do: 'house-refund', n, share: 100, isOwedAgain: true },
];

/** What guests do, from their side; in between anything may go wrong. */
const stories = (r: number): Step[][] => [
  [{ do: 'start', n: r }, pay(cards.good), settle()],
  [{ do: 'start', n: r }, pay(cards.good), { do: 'work' }],
  [{ do: 'start', n: r }, pay(cards.threeDs), settle()],
  [{ do: 'start', n: r }, pay(cards.pending), settle(), { do: 'resolve' }, wait(2)],
  [{ do: 'start', n: r }, pay(cards.stuck), settle(), wait(40)],
  // Declined, begun again, and then paid in both tabs.
  [{ do: 'start', n: r }, pay(cards.declined), settle(), { do: 'start', n: r }, pay(cards.good), pay(cards.good, 1)],
  [settle(), settle(1), wait(1)],
  // Too late, with rooms left or without.
  [{ do: 'start', n: r }, wait(40), pay(cards.good), wait(15)],
  [{ do: 'start', n: r }, wait(40), { do: 'sellOut' }, pay(cards.good), settle(), wait(1)],
  [{ do: 'start', n: r }, { do: 'discard', n: r }, pay(cards.good), settle(), wait(1)],
  [{ do: 'start', n: r }, { do: 'fault', on: 'pay', kind: 'wrong-amount' }, pay(cards.good), settle(), wait(1)],
  [{ do: 'start', n: r }, pay(cards.good), settle(), { do: 'refund', n: r, keep: 0 }, settle(), wait(1)],
  [{ do: 'start', n: r }, pay(cards.good), settle(), { do: 'refund', n: r, keep: 5_000 }, { do: 'work' }, wait(1)],
  [{ do: 'release' }, { do: 'work' }],
  // What the house does with money, in turn and at once.
  [{ do: 'start', n: r }, pay(cards.good), settle(), ...houseSteps(r)],
  [{ do: 'start', n: r }, pay(cards.good), settle(), { do: 'at-once', n: r }, { do: 'work' }, { do: 'undo', n: r }],
  houseSteps(r).toReversed(),
  // A booking that is changed, and what becomes of the money of it.
  [{ do: 'start', n: r }, pay(cards.good), settle(), { do: 'change', n: r, to: 'longer' }, pay(cards.good), settle()],
  [{ do: 'change', n: r, to: 'longer' }, pay(cards.declined), settle(), wait(40), pay(cards.good), wait(2)],
  [
    { do: 'change', n: r, to: 'shorter' },
    { do: 'work' },
    { do: 'change', n: r, to: 'later' },
    pay(cards.good),
    wait(1),
  ],
  [{ do: 'change', n: r, to: 'longer' }, pay(cards.pending), { do: 'cancel', n: r }, { do: 'resolve' }, wait(2)],
  [{ do: 'change', n: r, to: 'longer' }, wait(40), { do: 'sellOut' }, pay(cards.good), settle(), wait(1)],
];

const disturbance = (setup: PaymentSetup): fc.Arbitrary<Step | null> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('crash' as const), steps: fc.nat({ max: 3 }), isAfter: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('fault' as const),
        on: fc.constantFrom(...setup.calls),
        kind: fc.constantFrom('timeout-after', 'error-before', 'error-after', 'too-many-requests', 'fails-later'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('noticeFault' as const),
        kind: fc.constantFrom('drop', 'duplicate', 'late'),
      }),
    },
  );

/** Some stories of two reservations, and before each step perhaps a mishap. */
export const course = (setup: PaymentSetup): fc.Arbitrary<Step[]> =>
  fc
    .array(
      fc
        .integer({ min: 0, max: 1 })
        .chain((reservation) => fc.constantFrom(...stories(reservation)))
        .chain((story) =>
          fc
            .array(disturbance(setup), { minLength: story.length, maxLength: story.length })
            .map((mishaps) => story.flatMap((one, i) => [mishaps[i] ?? null, one]).filter((one) => one !== null)),
        ),
      { minLength: 1, maxLength: 5 },
    )
    .map((told) => told.flat());
