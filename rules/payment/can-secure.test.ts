import { expect, test } from 'vitest';
import { canSecure, cardAbilities } from './can-secure.ts';

test('a rate that asks for nothing is open everywhere', () => {
  expect(canSecure('None', { canCharge: false, canKeep: false })).toBe(true);
});

test('a prepaid rate needs somebody who charges, a guarantee somebody who keeps a card', () => {
  expect(canSecure('PrePay', { canCharge: true, canKeep: false })).toBe(true);
  expect(canSecure('PrePay', { canCharge: false, canKeep: true })).toBe(false);
  expect(canSecure('GuaranteeRequired', { canCharge: true, canKeep: false })).toBe(false);
  expect(canSecure('GuaranteeRequired', { canCharge: false, canKeep: true })).toBe(true);
});

test('Payrails charges and keeps cards; Juspay charges and keeps no card; without a provider there is neither', () => {
  expect(cardAbilities('PAYRAILS')).toMatchObject({ canCharge: true, canKeep: true });
  expect(cardAbilities('JUSPAY')).toMatchObject({ canCharge: true, canKeep: false });
  expect(cardAbilities(null)).toEqual({ canCharge: false, canKeep: false, canCollect: false });
});
