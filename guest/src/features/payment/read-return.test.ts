import { expect, test } from 'vitest';
import { readReturn } from './read-return.ts';

const read = (query: string) => readReturn(new URLSearchParams(query));

test('the drop-in says success, or fail with a reason', () => {
  expect(read('payrails_status=success&order_id=SF1')).toEqual({
    status: 'success',
    orderId: 'SF1',
    isUntried: false,
    unknownStatusId: null,
  });
  expect(read('payrails_status=fail&error_type=session_expired&order_id=SF1').status).toBe('fail');
});

test.each([
  ['21', 'success'],
  ['25', 'success'],
  ['23', 'pending'],
  ['28', 'pending'],
  ['22', 'fail'],
  ['27', 'fail'],
] as const)('the hosted page’s %s is %s', (statusId, status) => {
  expect(read(`order_id=SF1&status=X&status_id=${statusId}&signature=s`)).toEqual({
    status,
    orderId: 'SF1',
    isUntried: false,
    unknownStatusId: null,
  });
});

test('who went back without trying a card, or whose session ended before, has not failed to pay', () => {
  expect(read('order_id=SF1&status=NEW&status_id=10')).toMatchObject({ status: 'pending', isUntried: true });
  expect(read('payrails_status=cancel').isUntried).toBe(true);
  expect(read('payrails_status=fail&error_type=session_expired&order_id=SF1').isUntried).toBe(true);
  expect(read('payrails_status=fail&error_type=payment_failed&order_id=SF1').isUntried).toBe(false);
});

test('a number that nobody knows is ignored, and can be noted', () => {
  expect(read('order_id=SF1&status_id=99')).toMatchObject({ status: 'unknown', orderId: 'SF1', unknownStatusId: '99' });
  expect(read('order_id=SF1&status_id=rubbish').unknownStatusId).toBe('rubbish');
});

test('an address that says nothing is unknown', () => {
  expect(read('')).toEqual({ status: 'unknown', orderId: '', isUntried: false, unknownStatusId: null });
  expect(read('payrails_status=maybe').status).toBe('unknown');
});

test('Stripe says how it went by its own word, and who went back from its page has not tried', () => {
  expect(read('redirect_status=succeeded&order_id=SF1')).toMatchObject({ status: 'success', orderId: 'SF1' });
  expect(read('redirect_status=failed').status).toBe('fail');
  expect(read('redirect_status=pending').status).toBe('pending');
  expect(read('redirect_status=canceled')).toMatchObject({ isUntried: true, unknownStatusId: null });
  expect(read('redirect_status=toString')).toMatchObject({ status: 'unknown', unknownStatusId: 'toString' });
});
