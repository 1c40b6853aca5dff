import { expect, test } from 'vitest';
import { paymentResult, paymentResultIn } from './payment-result-in.ts';

const here = { origin: 'https://book.example', hotelId: 1002 };
const paid = paymentResult(1002, '?order_id=SF1&status_id=21');

test('the way back is an event with its status and order, and with the query as it came', () => {
  expect(paid).toEqual({
    name: 'payment-result',
    hotelId: 1002,
    status: 'success',
    orderId: 'SF1',
    query: '?order_id=SF1&status_id=21',
  });
});

test('a page of ours in the provider’s frame passes it on to the page around it', () => {
  expect(paymentResultIn({ origin: here.origin, data: structuredClone(paid) }, here)).toEqual(paid);
});

test('what a frame says of the status is not believed: it is read from the query', () => {
  const claim = { ...paid, status: 'success', query: '?order_id=SF1&status_id=22' };
  expect(paymentResultIn({ origin: here.origin, data: claim }, here)).toMatchObject({ status: 'fail' });
});

test.each([
  ['of another origin', { origin: 'https://evil.example', data: paid }],
  ['about another hotel', { origin: here.origin, data: { ...paid, hotelId: 1001 } }],
  ['with another name', { origin: here.origin, data: { ...paid, name: 'apply-dates' } }],
  ['without a query', { origin: here.origin, data: { name: 'payment-result', hotelId: 1002 } }],
  ['that is a text', { origin: here.origin, data: 'payment-result' }],
  ['that is nothing', { origin: here.origin, data: null }],
])('a message %s is passed over', (_, message) => {
  expect(paymentResultIn(message, here)).toBeNull();
});
