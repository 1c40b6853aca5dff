import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canMove,
  canStandAgain,
  firstStatuses,
  isFinal,
  reservationStatuses,
  type ReservationStatus,
} from './status.ts';

const allowed = (from: ReservationStatus) => reservationStatuses.filter((to) => canMove(from, to));

test('a reservation that waits for payment is booked, paid, cancelled or discarded', () => {
  expect(allowed('held')).toEqual(['book', 'pay', 'cancel', 'discarded']);
});

test('a booked one can be changed, paid and cancelled; a changed one can be changed again, a paid one paid for the rest', () => {
  expect(allowed('book')).toEqual(['modify', 'pay', 'cancel']);
  expect(allowed('modify')).toEqual(['modify', 'pay', 'cancel']);
  expect(allowed('pay')).toEqual(['modify', 'pay', 'cancel']);
});

test('what is cancelled or discarded stays so', () => {
  expect(reservationStatuses.filter(isFinal)).toEqual(['cancel', 'discarded']);
});

test('only what has stood can stand again', () => {
  expect(reservationStatuses.filter(canStandAgain)).toEqual(['book', 'modify', 'pay', 'cancel']);
});

test('no path leads out of a final status, into held, or from a confirmed reservation to a discarded one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...firstStatuses),
      fc.array(fc.constantFrom(...reservationStatuses), { maxLength: 40 }),
      (first, wishes) => {
        let status: ReservationStatus = first;
        let wasFinal = false;
        let wasConfirmed = status === 'book';
        for (const wish of wishes) {
          if (!canMove(status, wish)) continue;
          expect(wasFinal).toBe(false);
          expect(wish).not.toBe('held');
          expect(wasConfirmed && wish === 'discarded').toBe(false);
          status = wish;
          wasFinal = isFinal(status);
          wasConfirmed ||= status === 'book' || status === 'pay';
        }
      },
    ),
  );
});

test('every status can be reached from a first one, and everything that is not final can still be cancelled', () => {
  const reached = new Set<ReservationStatus>(firstStatuses);
  for (const status of reached) for (const next of allowed(status)) reached.add(next); // a Set grows while it is walked
  expect([...reached].sort()).toEqual([...reservationStatuses].sort());
  for (const status of reservationStatuses) expect(canMove(status, 'cancel')).toBe(!isFinal(status));
});
