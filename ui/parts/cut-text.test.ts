import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a short text is shown whole', () => {
  expect(cutText('A quiet room', 12)).toEqual({ text: 'A quiet room', isCut: false });
  expect(cutText('', 5)).toEqual({ text: '', isCut: false });
});

test('a long text ends between two words, without the comma before the cut', () => {
  expect(cutText('A quiet room, facing the lake', 16)).toEqual({ text: 'A quiet room …', isCut: true });
  expect(cutText('غرفة هادئة، تطل على البحيرة', 13)).toEqual({ text: 'غرفة هادئة …', isCut: true });
});

test('a word that is too long is cut, but no letter is', () => {
  expect(cutText('Donaudampfschifffahrt', 10)).toEqual({ text: 'Donaudampf …', isCut: true });
  expect(cutText('🛏🛁🚿🪟🚪🛎', 3)).toEqual({ text: '🛏🛁🚿 …', isCut: true });
});

test('what is shown is the beginning of the text and not longer than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const cut = cutText(text, most);
      const shown = cut.isCut ? cut.text.replace(/ …$/, '') : cut.text;
      expect(text.startsWith(shown)).toBe(true);
      expect(Array.from(shown).length).toBeLessThanOrEqual(Math.max(most, cut.isCut ? 0 : text.length));
      expect(cut.text.isWellFormed()).toBe(true);
    }),
  );
});
