import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressOf, readExecution } from './read-execution.ts';

const at = (second: number): string => new Date(Date.UTC(2027, 5, 1, 12, 0, second)).toISOString();
const failed = [{ reason: { result: 'InsufficientBalance' } }];

function execution(...codes: string[]) {
  const status = codes.map((code, i) => ({
    code,
    time: at(i),
    ...(code.endsWith('Failed') ? { errors: failed } : {}),
  }));
  return { id: 'e', merchantReference: 'SF1', amount: { value: '185.50', currency: 'CHF' }, status };
}
const chargeOf = (...codes: string[]) => readExecution(execution(...codes)).charge;

test('the last final word of the last attempt decides', () => {
  expect(chargeOf('created')).toBe('pending');
  expect(chargeOf('created', 'authorizeRequested')).toBe('pending');
  expect(chargeOf('authorizeRequested', 'authorizePending', 'authorizeSuccessful')).toBe('authorized');
  expect(chargeOf('authorizeRequested', 'authorizeFailed', 'authorizeRequested')).toBe('pending');
  expect(chargeOf('authorizeRequested', 'authorizeFailed', 'authorizeRequested', 'authorizeSuccessful')).toBe(
    'authorized',
  );
});

test('a pending that is written after the failure changes nothing', () => {
  const { charge, reason } = readExecution(execution('authorizeRequested', 'authorizeFailed', 'authorizePending'));
  expect([charge, reason]).toEqual(['failed', 'InsufficientBalance']);
});

test('what was captured or let go stays so', () => {
  const paid = ['authorizeRequested', 'authorizeSuccessful', 'captureRequested', 'captureSuccessful'];
  expect(chargeOf(...paid)).toBe('captured');
  expect(chargeOf(...paid, 'refundRequested', 'refundSuccessful')).toBe('captured');
  expect(chargeOf('authorizeRequested', 'authorizeSuccessful', 'captureRequested')).toBe('pending');
  expect(chargeOf('authorizeRequested', 'authorizeSuccessful', 'captureRequested', 'captureFailed')).toBe('failed');
  expect(chargeOf('authorizeRequested', 'authorizeSuccessful', 'cancelRequested', 'cancelSuccessful')).toBe('released');
});

test('a word nobody knows decides nothing', () => {
  expect(chargeOf('authorizeRequested', 'authorizeEnlightened')).toBe('pending');
});

test('the order in which statuses are listed plays no part', () => {
  const codes = ['created', 'authorizeRequested', 'authorizeFailed', 'authorizeRequested', 'authorizePending'];
  const told = execution(...codes, 'authorizeSuccessful', 'captureRequested', 'captureSuccessful');
  fc.assert(
    fc.property(fc.shuffledSubarray(told.status, { minLength: told.status.length }), (status) => {
      expect(readExecution({ ...told, status })).toEqual(readExecution(told));
    }),
  );
});

test('each refund is followed by itself', () => {
  const told = execution('refundRequested', 'refundFailed', 'refundRequested', 'refundSuccessful', 'refundRequested');
  expect(progressOf(told, 'refund', at(0))).toEqual({ progress: 'failed', reason: 'InsufficientBalance' });
  expect(progressOf(told, 'refund', at(2))).toEqual({ progress: 'done', reason: null });
  expect(progressOf(told, 'refund', at(4))).toEqual({ progress: 'pending', reason: null });
  expect(progressOf(told, 'refund', at(9))).toEqual({ progress: 'pending', reason: null });
});
