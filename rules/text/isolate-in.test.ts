import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasDirectionMarks, withoutDirectionMarks } from './direction-marks.ts';
import { isolateIn } from './isolate-in.ts';

const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'.split('');

describe('signs that turn a text round', () => {
  test.each(marks)('are found wherever one stands (%j)', (mark) => {
    for (const text of [mark, `An${mark}na`, `Anna${mark}`, `${mark}${mark}`]) {
      expect(hasDirectionMarks(text)).toBe(true);
      expect(withoutDirectionMarks(text)).toBe(text.replaceAll(mark, ''));
    }
  });

  test.each(['Anna', 'محمد علي', 'כהן', 'O\u2019Neill', 'می\u200cخواهم', 'क्\u200dष', 'Zoë 👩‍👧', ''])(
    'are not in %j, whose other unseen signs belong to it',
    (name) => {
      expect(hasDirectionMarks(name)).toBe(false);
      expect(withoutDirectionMarks(name)).toBe(name);
    },
  );
});

describe('a name in a sentence', () => {
  test('that runs its way is left as it is', () => {
    for (const name of ['Ada', "O'Neill-Smith", '王', 'Ελένη', '3.3', '']) expect(isolateIn('ltr', name)).toBe(name);
    for (const name of ['ليلى عبد الله', 'דָּנָה']) expect(isolateIn('rtl', name)).toBe(name);
  });

  test('that runs the other way keeps to itself', () => {
    expect(isolateIn('ltr', 'ليلى')).toBe('\u2068ليلى\u2069');
    expect(isolateIn('ltr', 'Ada כהן')).toBe('\u2068Ada כהן\u2069');
    expect(isolateIn('rtl', 'Ada')).toBe('\u2068Ada\u2069');
    expect(isolateIn('ltr', 'one\nשתיים')).toBe('\u2068one\u2069\n\u2068שתיים\u2069');
  });

  test('never opens or ends anything in the text around it, whatever was typed', () => {
    const typed = fc.array(fc.constantFrom('a', 'א', '1', ' ', '\n', ...marks), { maxLength: 20 });
    fc.assert(
      fc.property(typed, fc.constantFrom('ltr' as const, 'rtl' as const), (parts, direction) => {
        for (const line of isolateIn(direction, parts.join('')).split('\n')) {
          const inside = line.startsWith('\u2068') && line.endsWith('\u2069') ? line.slice(1, -1) : line;
          expect(hasDirectionMarks(inside)).toBe(false);
        }
      }),
    );
  });
});
