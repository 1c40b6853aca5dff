import { expect, test } from 'vitest';
import { findBrokenText } from './find-broken-text.ts';

let turns = 0;
const turn = (): Promise<void> => Promise.resolve(void turns++);

test('a text with a NUL or half a character is found by its place', async () => {
  expect(await findBrokenText({ rooms: [{ name: { en: 'Double 😀' } }, { name: { en: 'Twin\0' } }] }, turn)).toBe(
    'rooms.1.name.en',
  );
  expect(await findBrokenText(['a', '\ud800'], turn)).toBe('1');
  expect(await findBrokenText({ detail: { 'a\0': 1 } }, turn)).toBe('detail');
  expect(await findBrokenText({ a: [1, null, true, undefined, 'whole'] }, turn)).toBeNull();
});

test('in a long list it is found by its place as well, and others have their turn in between', async () => {
  const rates = Array.from({ length: 5_500 }, () => ({ room: 'double' }));
  turns = 0;
  expect(await findBrokenText({ rates, stock: [] }, turn)).toBeNull();
  expect(turns).toBe(6);
  rates[4_321] = { room: 'double\0' };
  expect(await findBrokenText({ rates }, turn)).toBe('rates.4321.room');
  expect(await findBrokenText({ 'a\0': rates }, turn)).toBe('');
});
