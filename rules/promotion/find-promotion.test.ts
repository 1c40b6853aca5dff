import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPromotion, tidyCode } from './find-promotion.ts';

const promotions = [{ code: 'WELCOME10' }, { code: 'STAY3' }];

test.each(['WELCOME10', 'welcome10', ' Welcome 10 ', 'w e l c o m e 1 0', 'WELCOME\u00A010\n'])(
  '%j is the code WELCOME10',
  (typed) => expect(findPromotion(promotions, typed)).toBe(promotions[0]),
);

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
