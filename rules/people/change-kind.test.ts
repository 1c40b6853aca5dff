import { expect, test } from 'vitest';
import { changeKind, changeKinds, patternsOf, type ChangeSource } from './change-kind.ts';

const known: readonly (readonly [ChangeSource, string, string])[] = [
  ['hotel', 'operator.invited', 'people'],
  ['hotel', 'operator.role_changed', 'people'],
  ['hotel', 'operator.signed_in', 'sign-in'],
  ['hotel', 'operator.passkey_added', 'sign-in'],
  ['hotel', 'customization.saved', 'look'],
  ['hotel', 'picture.sent', 'look'],
  ['hotel', 'house.published', 'property'],
  ['hotel', 'calendar.saved', 'calendar'],
  ['hotel', 'refund-limit.changed', 'settings'],
  ['reservation', 'cancel', 'booking'],
  ['reservation', 'modify', 'booking'],
  ['reservation', 'refund', 'money'],
  ['reservation', 'letter-resent', 'letter'],
  ['reservation', 'presence', 'house'],
  ['reservation', 'note-removed', 'house'],
];

test.each(known)('of a %s, %s is %s', (source, what, kind) => expect(changeKind(source, what)).toBe(kind));

test('a change is found under its own kind and no other', () => {
  for (const [source, what, kind] of known)
    for (const asked of changeKinds) {
      const { source: from, fits, fitsNone } = patternsOf(asked);
      const isFound =
        from === source &&
        (fits === null || new RegExp(fits).test(what)) &&
        fitsNone.every((pattern) => !new RegExp(pattern).test(what));
      expect([what, asked, isFound]).toEqual([what, asked, asked === kind]);
    }
});
