import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { bounds } from '../testing/any-hotel.ts';
import { makeGrid } from './grid.ts';
import { withoutChosen } from './without-chosen.ts';

const grid = makeGrid({
  firstDay: stayDate('2027-06-10'),
  days: 5,
  rooms: [
    { id: 'double', maxOccupancy: 2 },
    { id: 'twin', maxOccupancy: 2 },
  ],
  products: [],
  bounds,
  adultColumns: 1,
});
grid.free.fill(2);
const stay = (roomId: string, arrival: string, departure: string) => ({
  roomId,
  arrival: stayDate(arrival),
  departure: stayDate(departure),
});

test('each room in the basket is one less on its nights, also where it begins before the grid or ends after it', () => {
  const left = withoutChosen(grid, [
    stay('double', '2027-06-08', '2027-06-12'),
    stay('double', '2027-06-11', '2027-06-13'),
    stay('twin', '2027-06-14', '2027-06-20'),
    stay('unknown', '2027-06-10', '2027-06-15'),
    stay('twin', '2027-01-01', '2027-01-03'),
  ]);
  expect([...left.free]).toEqual([1, 0, 1, 2, 2, 2, 2, 2, 2, 1]);
});

test('the hotel’s own grid stays as it is, and an empty basket costs nothing', () => {
  expect([...grid.free]).toEqual(Array.from({ length: 10 }, () => 2));
  expect(withoutChosen(grid, [])).toBe(grid);
});
