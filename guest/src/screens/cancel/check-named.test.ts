import { expect, test } from 'vitest';
import { checkNamed } from './check-named.ts';

const right = { reservationEmail: 'ada@guest.example', reservationId: 'SB4-K7QM2XH9RD' };

test('an address and a reference as people type them are right', () => {
  expect(checkNamed(right)).toEqual({});
  expect(checkNamed({ reservationEmail: ' ada@guest.example ', reservationId: ' sb4-k7qm2xh9rd ' })).toEqual({});
});

test('each empty field is required', () => {
  expect(checkNamed({ reservationEmail: ' ', reservationId: '' })).toEqual({
    reservationEmail: 'required',
    reservationId: 'required',
  });
});

test.each(['ada', 'ada@', 'ada guest@example.com'])('%j is no e-mail address', (reservationEmail) => {
  expect(checkNamed({ ...right, reservationEmail })).toEqual({ reservationEmail: 'email' });
});

test.each(['SB4-K7QM', 'K7QM2XH9RD', 'SB4-K7QM2XH9RD1', 'SB4 K7QM2XH9RD'])('%j is no reference', (reservationId) => {
  expect(checkNamed({ ...right, reservationId })).toEqual({ reservationId: 'reference' });
});
