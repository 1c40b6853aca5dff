import { describe, expect, test } from 'vitest';
import { hasCardNumber, maskCardNumbers } from './card-in-text.ts';

describe('a card number is found', () => {
  test.each([
    '4111 1111 1111 1111',
    '4111111111111111',
    'Please charge 5555-5555-5555-4444 thanks',
    'amex 3782 822463 10005',
    '4111 1111 1111 1111 12/27 123',
    'room 12 4111.1111.1111.1111',
    '6011 0009 9013 9424',
    '４１１１ １１１１ １１１１ １１１１',
    '4222222222222',
    '4111\u00a01111\u00a01111\u00a01111',
  ])('in %j', (text) => expect(hasCardNumber(text)).toBe(true));
});

describe('no card number is seen', () => {
  test.each([
    '',
    'We arrive at 22:15 by train IC 815',
    '+41 41 000 00 00 and +44 20 7946 0000',
    '4111 1111 1111 1112',
    'Booking 2026-11-15 to 2026-11-18, order 1234567890',
    '1234567890.1234567890',
    '1234 5678 9012 3452',
    '41111111111111111111111111111111',
  ])('in %j', (text) => expect(hasCardNumber(text)).toBe(false));
});

test('a very long text is looked through to its end', () => {
  expect(hasCardNumber('1 '.repeat(100_000))).toBe(false);
  expect(hasCardNumber(`${'1 '.repeat(100_000)}4111 1111 1111 1111`)).toBe(true);
});

test('a mark of somebody else loses a card number and nothing else', () => {
  expect(maskCardNumbers('ad: 4111 1111 1111 1111 x')).toBe('ad: … x');
  expect(maskCardNumbers('campaign 2027-06-11')).toBe('campaign 2027-06-11');
  expect(maskCardNumbers('')).toBe('');
});
