import { expect, test } from 'vitest';
import { transactionStatusOf } from './transaction-status.ts';

test('a payment that stands is success, whatever came before or after', () => {
  expect(transactionStatusOf(['failed', 'paid'])).toBe('success');
  expect(transactionStatusOf(['paid', 'refunding'])).toBe('success');
});

test('what is under way is pending', () => {
  expect(transactionStatusOf(['started'])).toBe('pending');
  expect(transactionStatusOf(['failed', 'started'])).toBe('pending');
  expect(transactionStatusOf(['authorized', 'failed'])).toBe('pending');
});

test('what came to nothing, or went back, has failed', () => {
  for (const state of ['failed', 'expired', 'refunding', 'refunded'] as const)
    expect(transactionStatusOf([state])).toBe('fail');
  expect(transactionStatusOf(['started', 'failed'])).toBe('fail');
});

test('without a payment there is nothing to tell', () => {
  expect(transactionStatusOf([])).toBeNull();
});
