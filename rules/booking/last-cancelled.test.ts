import { describe, expect, test } from 'vitest';
import { CANCELLATION_UNDONE, lastCancelled } from './last-cancelled.ts';

const room = (roomStayIndex: number, happenedAt: number) => ({
  what: 'cancel-room',
  detail: { roomStayIndex },
  happenedAt,
});
const whole = (happenedAt: number) => ({ what: 'cancel', detail: {}, happenedAt });
const undone = (roomStays: number[], happenedAt: number) => ({
  what: CANCELLATION_UNDONE,
  detail: { roomStays },
  happenedAt,
});
const stays = (...gone: number[]) =>
  [0, 1, 2].map((roomStayIndex) => ({
    roomStayIndex,
    status: gone.includes(roomStayIndex) ? ('cancel' as const) : ('book' as const),
  }));

describe('the rooms that were cancelled last', () => {
  test.each([
    ['none', [], stays(), []],
    ['all with the reservation', [whole(1)], stays(0, 1, 2), [0, 1, 2]],
    ['those that stood when the rest went', [room(1, 1), whole(2)], stays(0, 1, 2), [0, 2]],
    ['two of one moment', [room(0, 1), room(1, 2), room(2, 2)], stays(0, 1, 2), [1, 2]],
    ['one that went after another', [room(0, 1), room(1, 2)], stays(0, 1), [1]],
    ['the one before, once the last stands again', [room(0, 1), room(1, 2), undone([1], 3)], stays(0), [0]],
    ['those left cancelled when one came back', [whole(1), undone([1], 2)], stays(0, 2), [0, 2]],
    ['the same ones a second time', [whole(1), undone([0, 1, 2], 2), whole(3)], stays(0, 1, 2), [0, 1, 2]],
  ])('%s', (_, events, now, expected) => {
    expect(lastCancelled(events, now)).toEqual(expected);
  });
});
