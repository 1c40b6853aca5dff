import { expect, test } from 'vitest';
import { daysOf } from './days-of.ts';

const room = (startDate: string, endDate: string) => ({ startDate, endDate });

test('rooms that are booked for the same days share them', () => {
  const rooms = [room('2027-06-11', '2027-06-14'), room('2027-06-11', '2027-06-14')];
  expect(daysOf(rooms)).toEqual({ arrival: '2027-06-11', departure: '2027-06-14', isShared: true });
});

test('rooms of different days span from the first arrival to the last departure', () => {
  const rooms = [room('2027-06-12', '2027-06-16'), room('2027-06-11', '2027-06-14')];
  expect(daysOf(rooms)).toEqual({ arrival: '2027-06-11', departure: '2027-06-16', isShared: false });
});
