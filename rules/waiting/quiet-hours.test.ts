import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { mayBeOffered } from './quiet-hours.ts';

const zone = 'Europe/Zurich';
const at = (time: string, arrival: string): boolean =>
  mayBeOffered(zone, stayDate(arrival), Date.parse(`${time}+02:00`));

test('K33 by day everybody is offered a room, at night only who arrives on the day that follows', () => {
  expect(['07:00', '12:00', '21:59'].map((clock) => at(`2027-06-10T${clock}:00`, '2027-08-01'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['22:00', '23:59'].map((clock) => at(`2027-06-10T${clock}:00`, '2027-06-12'))).toEqual([false, false]);
  expect(['00:00', '06:59'].map((clock) => at(`2027-06-11T${clock}:00`, '2027-06-12'))).toEqual([false, false]);
  expect(at('2027-06-10T23:00:00', '2027-06-11')).toBe(true);
  expect(at('2027-06-11T03:00:00', '2027-06-11')).toBe(true);
});

test('K33 the night is that of the hotel, wherever the server stands, and also when clocks are changed', () => {
  const arrival = stayDate('2027-12-01');
  expect(mayBeOffered('Pacific/Auckland', arrival, Date.parse('2027-06-10T22:00:00Z'))).toBe(true);
  // Clocks go forward from two to three: seven comes an hour sooner.
  expect(mayBeOffered(zone, arrival, Date.parse('2027-03-28T04:59:00Z'))).toBe(false);
  expect(mayBeOffered(zone, arrival, Date.parse('2027-03-28T05:00:00Z'))).toBe(true);
});
