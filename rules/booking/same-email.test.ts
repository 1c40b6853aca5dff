import { expect, test } from 'vitest';
import { isSameEmail } from './same-email.ts';

test('an address is the same in capitals, with spaces around and with accents typed apart', () => {
  expect(isSameEmail(' Ada@Guest.Example ', 'ada@guest.example')).toBe(true);
  expect(isSameEmail('zo\u00eb@guest.example', 'ZOE\u0308@guest.example')).toBe(true);
  expect(isSameEmail('\u202aada@guest.example\u202c', 'ada@guest.example')).toBe(true); // as it was stored once
});

test('two addresses are two', () => {
  expect(isSameEmail('ada@guest.example', 'ada+x@guest.example')).toBe(false);
  expect(isSameEmail('zoe@guest.example', 'zoë@guest.example')).toBe(false);
});
