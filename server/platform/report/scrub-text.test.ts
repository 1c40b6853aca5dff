import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubText } from './scrub-text.ts';

test.each([
  ['Cannot write to anna.mueller+trip@mail.example.com', 'anna'],
  ['GET /1001/reservation/SB4-K7QM2XH9RD?t=q8Zr3abcdefgh&lang=de', 'q8Zr3abcdefgh'],
  ['GET /1001/reservation/SB4-K7QM2XH9RD?t=q8Zr3abcdefgh&lang=de', 'K7QM2XH9RD'],
  ['email=anna%40example.com', 'anna'],
  ['call +41 41 555 00 00 now', '555'],
  ['call (0044) 20-7946-0958', '7946'],
  ['card 4242 4242 4242 4242 was refused', '4242'],
  ['card 378282246310005', '378282246310005'],
  ['authorization: Bearer sf_1001_abcDEF123', 'abcDEF123'],
  ['key sf_1001_abcDEF123', 'abcDEF123'],
  ['postgres://hotel:hunter2@db/stayfront', 'hunter2'],
  ['token 3f786850e387550fdab836ed7e6dc881de23001b', '3f786850'],
])('of “%s” nothing of %s is left', (text, secret) => {
  expect(scrubText(text)).not.toContain(secret);
});

test.each([
  'card 4242\n4242\n4242\n4242 was refused',
  'card 4242\u200b4242\u200b4242\u200b4242',
  'card ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
])('a card goes however it is written: %j', (text) => {
  expect(scrubText(text)).toMatch(/^card …/);
});

test('what helps to find the fault stays', () => {
  for (const text of [
    'TypeError: Cannot read properties of undefined (reading "products")',
    'at takeRooms (server/booking/reservation/take-rooms.ts:120:14)',
    '/1001/room/double?checkIn=2027-06-11&checkOut=2027-06-13',
    'Stayfront 0.1.0 on 2027-06-11',
  ])
    expect(scrubText(text)).toBe(text);
});

test('whatever is written around a card, the card goes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ,;]{0,20}$/), fc.stringMatching(/^[1-9]\d{12,18}$/), (words, card) => {
      expect(scrubText(`${words} ${card} ${words}`)).not.toContain(card);
    }),
  );
});
