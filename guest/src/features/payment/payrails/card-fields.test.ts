import { describe, expect, test } from 'vitest';
import { cardFields, fieldFault, isCardComplete, noStates, type FieldState } from './card-fields.ts';

const right: FieldState = { isValid: true, isEmpty: false, isFocused: false, error: null, isTouched: true };
const wrong: FieldState = { ...right, isValid: false };
const empty: FieldState = { ...wrong, isEmpty: true };
const all = { cardNumber: right, cardholderName: right, expiryDate: right, cvv: right };

describe('a field', () => {
  test('that is right, or that nobody has been in, has no fault', () => {
    for (const field of cardFields) {
      expect(fieldFault(field, right)).toBeNull();
      expect(fieldFault(field, noStates[field])).toBeNull();
    }
  });

  test('is left alone while the guest is typing', () => {
    for (const field of cardFields) expect(fieldFault(field, { ...wrong, error: 'no', isFocused: true })).toBeNull();
  });

  test('says what is wrong once the guest has left it', () => {
    expect(fieldFault('cardNumber', wrong)).toBe('number');
    expect(fieldFault('expiryDate', wrong)).toBe('expiry');
    expect(fieldFault('cardholderName', empty)).toBe('required');
    expect(fieldFault('cvv', { ...wrong, error: 'Three or four digits' })).toBe('own');
  });

  test('that is empty is no wrong number and no wrong date', () => {
    expect(fieldFault('cardNumber', empty)).toBeNull();
    expect(fieldFault('expiryDate', empty)).toBeNull();
    expect(fieldFault('cvv', empty)).toBeNull();
  });
});

describe('the card', () => {
  test('is complete when all four fields are right and the conditions accepted', () => {
    expect(isCardComplete(all, true)).toBe(true);
    expect(isCardComplete(all, false)).toBe(false);
    expect(isCardComplete(noStates, true)).toBe(false);
  });

  test.each(cardFields)('is not complete without %s', (field) => {
    expect(isCardComplete({ ...all, [field]: wrong }, true)).toBe(false);
    expect(isCardComplete({ ...all, [field]: { ...right, isEmpty: true } }, true)).toBe(false);
  });
});
