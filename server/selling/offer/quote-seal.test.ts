import { createHmac } from 'node:crypto';
import type { Quote } from '@stayfront/rules/booking/quote';
import { Pen } from '@stayfront/rules/pen';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteSeal } from './quote-seal.ts';
import { dice } from '@stayfront/rules/testing/dice';

const secret = 'a secret of at least thirty-two signs';
const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'pay-at-hotel',
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-12'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [18_000],
  vat: 659,
  nightDiscounts: [],
  promotionCode: null,
  packageId: null,
  exchange: null,
  localTaxes: [{ taxId: 'city', minor: 700 }],
  guarantee: 'None',
  policy: { freeUntil: null, fee: { kind: 'nights', nights: 1 } },
  expiresAt: 1_000_000,
};

describe('a sealed quote', () => {
  test('is opened by every server that has the secret, and by no other', () => {
    const sealed = quoteSeal(secret).seal(quote);
    expect(quoteSeal(secret).open(sealed)).toEqual(quote);
    expect(quoteSeal(`${secret}!`).open(sealed)).toBeNull();
  });

  test('of the release before is opened, and says what it said', () => {
    const before =
      '2~rt~double~pay-at-hotel~g6s~2.0.0~CHF~dw0~~ib~city.jg~N~-.n1~~~~lfls~8DcWXR-9kGssjNlbHweJUCaZxcLRI2lISLaBCShF6Bo';
    expect(quoteSeal(secret).open(before)).toEqual(quote);
    expect(quoteSeal(`${secret}!`).open(before)).toBeNull();
    expect(quoteSeal(secret).open(before.replace('dw0', 'dw1'))).toBeNull();
    expect(quoteSeal(secret).seal(quote)).not.toBe(before);
  });

  test('is signed by an HMAC, of whatever length it is', () => {
    const seal = quoteSeal(secret);
    const key = createHmac('sha256', secret).update('quotes by HMAC').digest();
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '7', '~', '.', '-'), maxLength: 300 }), (text) => {
        const pen = new Pen();
        seal.sealTo(pen, (onto) => onto.plain(text));
        expect(pen.read()).toBe(`${text}~${createHmac('sha256', key).update(text).digest('base64url')}`);
      }),
    );
  });

  test('can be put into an address as it is', () => {
    expect(quoteSeal(secret).seal(quote)).toMatch(/^[\w~.-]+~[\w-]{43}$/);
  });

  test('in which a sign was changed, added or lost says what was sealed, or nothing at all', () => {
    const seal = quoteSeal(secret);
    const sealed = seal.seal(quote);
    const payload = sealed.lastIndexOf('~');
    const said = JSON.stringify(seal.open(sealed));
    const signs = fc.constantFrom('A', 'x', '0', '-', '_', '.', '=', '+', '/', ' ');
    fc.assert(
      fc.property(fc.nat({ max: sealed.length }), signs, (at, sign) => {
        const [before, after] = [sealed.slice(0, at), sealed.slice(at)];
        for (const wrong of [
          `${before}${sign}${after.slice(1)}`,
          `${before}${sign}${after}`,
          before + after.slice(1),
        ]) {
          const opened = seal.open(wrong);
          expect(opened === null || JSON.stringify(opened) === said).toBe(true);
          expect(wrong === sealed || at > payload || opened === null).toBe(true);
        }
      }),
      { numRuns: dice(1_000) },
    );
  });

  test('is not anything that a guest can type', () => {
    const seal = quoteSeal(secret);
    for (const typed of ['', '.', '..', 'a.b', 'a.b.c', '{}', 'null.', `.${'A'.repeat(43)}`])
      expect(seal.open(typed)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(seal.open(typed)).toBeNull();
      }),
    );
  });
});
