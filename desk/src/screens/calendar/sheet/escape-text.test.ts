import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText } from './escape-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const read = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => entities[one] ?? one);

test('whatever a room or a rate is called, its name shows as itself and opens no tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'/=ab;#39 amp'.split('')) }), (name) => {
      const written = escapeText(name);
      expect(written).not.toMatch(/[<>"']/);
      expect(read(written)).toBe(name);
    }),
  );
});
