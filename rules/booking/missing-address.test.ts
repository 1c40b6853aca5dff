import { expect, test } from 'vitest';
import { missingAddress } from './missing-address.ts';

const whole = { addressLine: 'Via Lago 1', postalCode: '22100', city: 'Como', country: 'IT' };
const asks = { addressRequired: true, tenantId: 1 };

test('a hotel that needs no address asks for none', () => {
  expect(missingAddress({ addressRequired: false, tenantId: 3 }, undefined)).toEqual([]);
});

test('one that needs it names every part that is missing', () => {
  expect(missingAddress(asks, undefined)).toEqual(['addressLine', 'postalCode', 'city', 'country']);
  expect(missingAddress(asks, { ...whole, city: '' })).toEqual(['city']);
  expect(missingAddress(asks, whole)).toEqual([]);
});

test('the state belongs to an address of tenant 3', () => {
  expect(missingAddress({ addressRequired: true, tenantId: 3 }, whole)).toEqual(['state']);
  expect(missingAddress({ addressRequired: false, tenantId: 3 }, { ...whole, state: 'CO' })).toEqual([]);
});
