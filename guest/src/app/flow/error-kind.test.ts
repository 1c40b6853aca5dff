import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import { expect, test } from 'vitest';
import { errorKind } from './error-kind.ts';

const numbered = (errorCode: number) => new RefusedCall({ ...problemOf({ refused: 'server.bug' }), errorCode });
const refused = (code: ProblemCode) => new RefusedCall(problemOf({ refused: code }));

test.each([
  [5610, 'cancellation-failed'],
  [5601, 'already-cancelled'],
  [5614, 'already-cancelled'],
  [5611, 'reservation-not-loaded'],
  [5615, 'expired-reservation'],
  [5901, 'not-processed'],
  [5902, 'not-processed'],
  [5903, 'not-processed'],
  [5904, 'not-processed'],
  [5908, 'card-not-charged'],
  [5912, 'mail-not-sent'],
  [5915, 'already-processed'],
  [5025, 'no-availabilities'],
  [5050, 'inline-booking-error'],
  [9999, 'internal'],
])('the catalogue’s %i is %s', (errorCode, kind) => {
  expect(errorKind(numbered(errorCode))).toBe(kind);
});

test.each([
  ['preview.not_booked', 'preview'],
  ['reservation.unknown', 'reservation-not-loaded'],
  ['reservation.missing', 'cancellation-failed'],
  ['reservation.email_mismatch', 'cancellation-failed'],
  ['reservation.cancelled', 'already-cancelled'],
  ['reservation.was_cancelled', 'already-cancelled'],
  ['payment.card_refused', 'card-not-charged'],
  ['mail.not_sent', 'mail-not-sent'],
  ['reservation.expired', 'expired-reservation'],
  ['sold_out', 'no-availabilities'],
  ['quote.expired', 'inline-booking-error'],
  ['payment.not_begun', 'not-processed'],
  ['payment.unavailable', 'not-processed'],
  ['payment.tries', 'not-processed'],
  ['reservation.not_held', 'not-processed'],
  ['payment.processed', 'already-processed'],
  ['currency.mixed', 'internal'],
] as const)('the hotel’s refusal %s is %s', (code, kind) => {
  expect(errorKind(refused(code))).toBe(kind);
});

test('what is no refusal is an internal error', () => {
  expect(errorKind(new NoAnswer('silence'))).toBe('internal');
  expect(errorKind(new Error('out of the blue'))).toBe('internal');
});
