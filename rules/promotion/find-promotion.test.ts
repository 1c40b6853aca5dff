import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPromotion, tidyCode } from './find-promotion.ts';

const promotions = [{ code: 'WELCOME10' }, { code: 'STAY3' }];

test.each(['WELCOME10', 'welcome10', ' Welcome 10 ', 'w e l c o m e 1 0', 'WELCOME\u00A010\n'])(
  '%j is the code WELCOME10',
  (typed) => expect(findPromotion(promotions, typed)).toBe(promotions[0]),
);

test.each([
  ['a mark of the direction, out of an Arabic mail', '\u200FWELCOME10\u200E'],
  ['a place where a line may break, out of a newsletter', 'WEL\u00ADCOME\u200B10\uFEFF'],
  ['a sign for machines, out of a broken link', '\0WELCOME10\u0001'],
])('a pasted code may carry %s', (_, pasted) => expect(findPromotion(promotions, pasted)).toBe(promotions[0]));

test.each(['', '   ', 'WELCOME', 'WELCOME100', 'WELCOME-10', 'WELC0ME10'])('%j is no code', (typed) =>
  expect(findPromotion(promotions, typed)).toBeNull(),
);

test('tidying a code twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(tidyCode(tidyCode(typed))).toBe(tidyCode(typed));
    }),
  );
});
