import { expect, test } from 'vitest';
import { statesOf } from './request-state.ts';

type Kind = 'commit' | 'modify' | 'cancel';
const tell = (...kinds: Kind[]) =>
  statesOf(
    kinds.map((kind, i) => ({ deliveryId: i + 1, reservationId: 'A', kind, standing: kind === 'cancel' ? [] : [i] })),
  ).map(({ status, standing, deliveryIds }) => [status, standing, deliveryIds]);

test('changes that nobody has heard of are one state, the last', () => {
  expect(tell('commit', 'modify', 'modify')).toEqual([['Reserved', [2], [1, 2, 3]]]);
  expect(tell('modify', 'modify')).toEqual([['Modify', [1], [1, 2]]]);
});

test('booked and cancelled before anybody asked is told as both, in order', () => {
  expect(tell('commit', 'modify', 'cancel')).toEqual([
    ['Reserved', [1], [1, 2]],
    ['Cancelled', [], [3]],
  ]);
});

test('what stands again waits until the booking before it is settled', () => {
  expect(tell('commit', 'cancel', 'commit', 'modify')).toEqual([
    ['Reserved', [0], [1]],
    ['Cancelled', [], [2]],
  ]);
  expect(tell('cancel', 'commit')).toEqual([
    ['Cancelled', [], [1]],
    ['Reserved', [1], [2]],
  ]);
});

test('reservations come in the order in which they were made, each with all of its own', () => {
  const one = (deliveryId: number, reservationId: string, kind: Kind) => ({
    deliveryId,
    reservationId,
    kind,
    standing: [],
  });
  const states = statesOf([one(1, 'A', 'commit'), one(2, 'B', 'commit'), one(3, 'A', 'cancel')]);
  expect(states.map(({ reservationId, status }) => `${reservationId} ${status}`)).toEqual([
    'A Reserved',
    'A Cancelled',
    'B Reserved',
  ]);
});
