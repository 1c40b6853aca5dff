import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeSeal, type SealedChange } from './change-seal.ts';

const { seal, open } = changeSeal('a secret that only this test knows');
const change = { hotelId: 7001, reservationId: 'SB4-K7QM2XH9RD', version: 1, expiresAt: 1 } as SealedChange;
const sealed = seal(change);
const [text = '', signature = ''] = sealed.split('.');

test('a change that was shown is known again', () => {
  expect(open(sealed)).toEqual(change);
});

describe('a change is refused', () => {
  test.each([
    ['with words behind a second dot', `${sealed}.and more`],
    ['with a second dot at its end', `${sealed}.`],
    ['with a dot before it', `.${sealed}`],
    ['with a space behind it', `${sealed} `],
    ['with a line break behind it', `${sealed}\n`],
    ['with its signature filled up', `${sealed}=`],
    ['with its text filled up', `${text}=.${signature}`],
    ['without its signature', text],
    ['signed by another secret', changeSeal('another secret').seal(change)],
    ['that is empty', ''],
  ])('%s', (_what, given) => {
    expect(open(given)).toBeNull();
  });

  test('with anything put anywhere into it', () => {
    fc.assert(
      fc.property(fc.nat(sealed.length), fc.string({ minLength: 1, maxLength: 5, unit: 'binary' }), (at, more) => {
        expect(open(sealed.slice(0, at) + more + sealed.slice(at))).toBeNull();
      }),
    );
  });
});
