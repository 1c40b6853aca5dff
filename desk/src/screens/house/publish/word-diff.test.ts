import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff, type Words } from './word-diff.ts';

const side = (diff: readonly Words[], gone: Words['is']): string =>
  diff
    .filter(({ is }) => is !== gone)
    .map(({ text }) => text)
    .join('');

test('a sentence that has grown shows what is new in it, and nothing else', () => {
  expect(wordDiff('A double with an oak floor.', 'A calm double with an oak floor.')).toEqual([
    { text: 'A ', is: 'same' },
    { text: 'calm ', is: 'added' },
    { text: 'double with an oak floor.', is: 'same' },
  ]);
});

test('whatever was written: without what is new it is the text of before, without what is gone that of now', () => {
  const text = fc
    .array(fc.constantFrom('a', 'lake', 'See', ' ', '\n', 'und'), { maxLength: 30 })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = wordDiff(before, after) ?? [];
      expect([side(diff, 'added'), side(diff, 'gone')]).toEqual([before, after]);
    }),
  );
});

test('a text of thousands of words is not compared word by word', () => {
  expect(wordDiff('word '.repeat(2000), 'word')).toBeNull();
});
