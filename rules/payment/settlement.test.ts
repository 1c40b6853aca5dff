import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intentStates, nextStep, type Charge, type IntentState, type Standing } from './settlement.ts';

const standing = (changes: Partial<Standing>): Standing => ({
  state: 'started',
  charge: 'pending',
  isRightAmount: true,
  hasOther: false,
  isOver: false,
  ...changes,
});
const stepOf = (changes: Partial<Standing>) => nextStep(standing(changes)).step;
const charges: Charge[] = ['unknown', 'pending', 'authorized', 'captured', 'failed', 'released'];
const stillOpen: IntentState[] = ['started', 'authorized', 'failed', 'expired'];

describe('a payment', () => {
  test('that was captured confirms the reservation, also when we had given it up', () => {
    for (const state of stillOpen) expect(stepOf({ state, charge: 'captured', isOver: true })).toBe('confirm');
  });

  test('that is reserved on the card is captured', () => {
    expect(stepOf({ charge: 'authorized' })).toBe('capture');
  });

  test('of another amount than we asked for goes back', () => {
    for (const charge of ['authorized', 'captured'] as const)
      expect(nextStep(standing({ charge, isRightAmount: false }))).toEqual({
        step: 'give-back',
        why: 'amount-mismatch',
      });
  });

  test('for what is paid already goes back', () => {
    for (const charge of ['authorized', 'captured'] as const)
      expect(nextStep(standing({ charge, hasOther: true }))).toEqual({ step: 'give-back', why: 'surplus' });
  });

  test('that was declined is failed once', () => {
    expect(stepOf({ charge: 'failed' })).toBe('fail');
    expect(stepOf({ charge: 'failed', state: 'failed' })).toBe('wait');
  });

  test('without an outcome is waited for, until its time is over', () => {
    for (const charge of ['pending', 'unknown'] as const) {
      expect(stepOf({ charge })).toBe('wait');
      expect(stepOf({ charge, isOver: true })).toBe('expire');
      expect(stepOf({ charge, isOver: true, state: 'expired' })).toBe('wait');
    }
  });

  test('whose capture is under way does not expire', () => {
    expect(stepOf({ state: 'authorized', charge: 'pending', isOver: true })).toBe('wait');
  });

  test('that somebody gave back at the provider is noted', () => {
    expect(stepOf({ state: 'paid', charge: 'released' })).toBe('note-return');
  });
});

test('money that is on its way back is never taken again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('refunding' as const, 'refunded' as const),
      fc.constantFrom(...charges),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (state, charge, isRightAmount, hasOther, isOver) => {
        expect(nextStep({ state, charge, isRightAmount, hasOther, isOver })).toEqual({ step: 'wait' });
      },
    ),
  );
});

test('nothing is confirmed without money, and no second time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...intentStates),
      fc.constantFrom(...charges),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (state, charge, isRightAmount, hasOther, isOver) => {
        const isSound = charge === 'captured' && isRightAmount && !hasOther && stillOpen.includes(state);
        const { step } = nextStep({ state, charge, isRightAmount, hasOther, isOver });
        expect(step === 'confirm').toBe(isSound);
      },
    ),
  );
});
