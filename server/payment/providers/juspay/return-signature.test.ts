import { expect, test } from 'vitest';
import { isSignedReturn } from './return-signature.ts';

const key = 'TEST_RESPONSE_KEY_0001';
const plain = { order_id: 'HTL0000001', status: 'CHARGED', status_id: '21' };
const algorithm = { signature_algorithm: 'HMAC-SHA256' };
const signature = '+DovK7PB1lV3IP3hQ2h1yc22B0RYIumNWwtbGn8ccBY=';

const asRead = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

test('a return address that the provider signed is recognised', () => {
  expect(isSignedReturn({ ...plain, ...algorithm, signature }, key)).toBe(true);
});

test('its signature may be encoded once or twice', () => {
  const query = 'order_id=HTL0000001&status=CHARGED&status_id=21&signature_algorithm=HMAC-SHA256&signature=';
  expect(isSignedReturn(asRead(`${query}%2BDovK7PB1lV3IP3hQ2h1yc22B0RYIumNWwtbGn8ccBY%3D`), key)).toBe(true);
  expect(isSignedReturn(asRead(`${query}%252BDovK7PB1lV3IP3hQ2h1yc22B0RYIumNWwtbGn8ccBY%253D`), key)).toBe(true);
});

test('further parameters are signed too, with every sign that has a meaning in addresses', () => {
  const more = { ...plain, note: 'a b+c=', ...algorithm, signature: 'OnCMmaOwDSHYHT5rsoOfZkcNhsnlZSKTeGTJg3W4IPQ=' };
  expect(isSignedReturn(more, key)).toBe(true);
  expect(isSignedReturn({ ...more, note: 'a b+c' }, key)).toBe(false);
});

test.each([
  ['another status', { ...plain, ...algorithm, signature, status: 'AUTHORIZED' }],
  ['another order', { ...plain, ...algorithm, signature, order_id: 'HTL0000002' }],
  ['something added', { ...plain, ...algorithm, signature, udf1: 'x' }],
  ['no signature', { ...plain, ...algorithm }],
  ['a broken encoding', { ...plain, ...algorithm, signature: '%E0%A4%A' }],
  ['half a signature', { ...plain, ...algorithm, signature: signature.slice(0, 20) }],
  ['another algorithm', { ...plain, signature, signature_algorithm: 'none' }],
] as const)('with %s it is not believed', (_, params) => {
  expect(isSignedReturn(params, key)).toBe(false);
});

test('nor with the key of another hotel', () => {
  expect(isSignedReturn({ ...plain, ...algorithm, signature }, 'TEST_RESPONSE_KEY_0002')).toBe(false);
});
