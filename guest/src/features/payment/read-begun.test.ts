import type { PaymentBegun } from '@stayfront/contract/payment';
import { expect, test } from 'vitest';
import { readBegun } from './read-begun.ts';

const answer = (facts: object) =>
  ({ status: 'success', amount: 42_000, currency: 'EUR', ...facts }) as unknown as PaymentBegun;

test('a hosted page begins with its payload, a drop-in with its data and version', () => {
  const hosted = answer({ paymentProvider: 'JUSPAY', data: { sdk_payload: { requestId: 'a' }, paymentPage: 'x' } });
  const dropIn = answer({ paymentProvider: 'PAYRAILS', data: { data: 'e30=', version: '1' } });
  expect(readBegun(hosted)).toBe(hosted);
  expect(readBegun(dropIn)).toBe(dropIn);
});

test.each([
  ['a hosted page without a payload', { paymentProvider: 'JUSPAY', data: {} }, 'Invalid hosted page payment data'],
  ['a drop-in without data', { paymentProvider: 'PAYRAILS', data: { version: '1' } }, 'Invalid drop-in payment data'],
  ['a drop-in without a version', { paymentProvider: 'PAYRAILS', data: { data: 'x' } }, 'Invalid drop-in payment data'],
  [
    'fields without a secret',
    { paymentProvider: 'STRIPE', data: { publishableKey: 'pk' } },
    'Invalid payment element data',
  ],
  ['no data at all', { paymentProvider: 'PAYRAILS' }, 'Invalid drop-in payment data'],
  ['a provider we do not know', { paymentProvider: 'CHEQUE', data: {} }, 'Unsupported payment provider: CHEQUE'],
])('%s is refused', (_, facts, message) => {
  expect(() => readBegun(answer(facts))).toThrow(message);
});

test.each(['error', 'fail'])('with the status %s the data is ignored', (status) => {
  const data = { sdk_payload: { requestId: 'a' } };
  expect(() => readBegun(answer({ status, paymentProvider: 'JUSPAY', data }))).toThrow(status);
});
