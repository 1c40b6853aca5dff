import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { readLift, writeLift } from './asked-lift.ts';
import { liftedNights } from './lifted-nights.ts';
import { nothingPending, withChanges, type NightChange } from './pending.ts';

const { sheet } = madeSheet();
const night = '2026-11-27';
const ruled = (set: NightChange['set'], rowId = 'double/flexible', date = night): NightChange => ({ rowId, date, set });
const edits = withChanges(
  nothingPending,
  [
    ruled({ minStay: 4, isClosedToArrival: true }),
    ruled({ minStay: 2 }, 'double'),
    ruled({ minThrough: 3 }, 'double/flexible', '2026-11-28'),
    ruled({ isClosed: true, maxStay: 2 }, 'house'),
  ],
  sheet,
).edits;
const lifts = (kind: 'shorter' | 'longer' | 'arrival' | 'open', nights = 0, to = night) =>
  liftedNights(sheet, edits, { kind, from: night, to, nights });

test('a change of the calendar is each rule of it that stands in the way, and no other', () => {
  expect(lifts('shorter', 2, '2026-11-28')).toEqual([
    ruled({ minStay: 2 }),
    ruled({ minThrough: 2 }, 'double/flexible', '2026-11-28'),
  ]);
  expect(lifts('shorter', 1)).toEqual(
    expect.arrayContaining([ruled({ minStay: null }), ruled({ minStay: null }, 'double')]),
  );
  expect(lifts('longer', 5)).toEqual([ruled({ maxStay: 5 }, 'house')]);
  expect(lifts('arrival')).toEqual([ruled({ isClosedToArrival: false })]);
  expect(lifts('open')).toEqual([ruled({ isClosed: false }, 'house')]);
});

test('it waits until its nights have been read', () => {
  const unread = { ...sheet, nightOf: () => undefined };
  expect(liftedNights(unread, edits, { kind: 'open', from: night, to: night, nights: 0 })).toBeNull();
});

test('it stands in the address of the calendar, and what nobody could have meant is none', () => {
  const lift = { kind: 'shorter', from: night, to: '2026-11-28', nights: 2 } as const;
  expect(readLift(writeLift(lift))).toEqual(lift);
  for (const bad of [null, '', 'shorter', 'sell.2026-11-27.2026-11-28.1', 'open.2026-11-28.2026-11-27.0'])
    expect(readLift(bad)).toBeNull();
});
