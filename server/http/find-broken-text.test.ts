import { expect, test } from 'vitest';
import { findBrokenText } from './find-broken-text.ts';

test('a text with a NUL or half a character is found by its place', () => {
  expect(findBrokenText({ rooms: [{ name: { en: 'Double 😀' } }, { name: { en: 'Twin\0' } }] })).toBe(
    'rooms.1.name.en',
  );
  expect(findBrokenText(['a', '\ud800'])).toBe('1');
  expect(findBrokenText({ detail: { 'a\0': 1 } })).toBe('detail');
  expect(findBrokenText({ a: [1, null, true, undefined, 'whole'] })).toBeNull();
});
