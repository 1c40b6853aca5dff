import { expect, test } from 'vitest';
import { firstLetter } from './first-letter.ts';

test.each([
  ['Hotel Seeblick', 'S'],
  ['Hôtel du Nord', 'N'],
  ['Hotel zum Goldenen Hirsch', 'G'],
  ['The Riverhouse', 'R'],
  ['Hotel', 'H'],
  ['… 7 Sterne', '7'],
])('a house called %s is known by %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
