import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCardRequired,
  isPaymentMandatory,
  isPreviewActive,
  usesSecureFields,
  wayToPay,
  type Guarantee,
} from './way-to-pay.ts';

const anyRates = fc.array(fc.constantFrom<Guarantee>('None', 'GuaranteeRequired', 'PrePay'), {
  minLength: 1,
  maxLength: 4,
});

describe('what the chosen rates ask of a guest', () => {
  test('payment is mandatory when every rate is prepaid and somebody takes the money', () => {
    expect(isPaymentMandatory(['PrePay', 'PrePay'], true)).toBe(true);
    expect(isPaymentMandatory(['PrePay', 'None'], true)).toBe(false);
    expect(isPaymentMandatory(['PrePay'], false)).toBe(false);
    expect(isPaymentMandatory([], true)).toBe(false);
  });

  test('card fields are used unless no rate wants a card or one of them is prepaid', () => {
    expect(usesSecureFields(['GuaranteeRequired'])).toBe(true);
    expect(usesSecureFields(['GuaranteeRequired', 'None'])).toBe(true);
    expect(usesSecureFields(['None', 'None'])).toBe(false);
    expect(usesSecureFields(['GuaranteeRequired', 'PrePay'])).toBe(false);
  });

  test('a card is required as soon as one rate wants more than a promise', () => {
    expect(isCardRequired(['None', 'GuaranteeRequired'])).toBe(true);
    expect(isCardRequired(['None', 'PrePay'])).toBe(true);
    expect(isCardRequired(['None'])).toBe(false);
  });

  test('one prepaid room makes the whole booking one that is paid online', () => {
    expect(wayToPay(['None', 'PrePay', 'GuaranteeRequired'])).toBe('online');
    expect(wayToPay(['None', 'GuaranteeRequired'])).toBe('secure-fields');
    expect(wayToPay(['None', 'None'])).toBe('at-hotel');
  });
});

describe('the rules agree with one another', () => {
  test('whoever must pay now is never shown the card fields, and always needs a card', () => {
    fc.assert(
      fc.property(anyRates, fc.boolean(), (rates, hasProvider) => {
        const isMandatory = isPaymentMandatory(rates, hasProvider);
        return !isMandatory || (!usesSecureFields(rates) && isCardRequired(rates) && wayToPay(rates) === 'online');
      }),
    );
  });

  test('the way to pay follows from the two questions, and the order of the rooms plays no part', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const way = wayToPay(rates);
        expect(way === 'secure-fields').toBe(usesSecureFields(rates));
        expect(way === 'at-hotel').toBe(!isCardRequired(rates));
        expect(wayToPay(rates.toReversed())).toBe(way);
      }),
    );
  });
});

describe('the preview of the booking', () => {
  const page = { hasProvider: true, isPackage: false, isTaxServiceOn: false, hasClientStarted: false };

  test('is active at first where payment is mandatory, for a package, without a card, or with the tax service', () => {
    expect(isPreviewActive({ ...page, guarantees: ['PrePay'] })).toBe(true);
    expect(isPreviewActive({ ...page, guarantees: ['GuaranteeRequired'], isPackage: true })).toBe(true);
    expect(isPreviewActive({ ...page, guarantees: ['None'] })).toBe(true);
    expect(isPreviewActive({ ...page, guarantees: ['GuaranteeRequired'], isTaxServiceOn: true })).toBe(true);
    expect(isPreviewActive({ ...page, guarantees: ['PrePay', 'GuaranteeRequired'] })).toBe(true);
    expect(isPreviewActive({ ...page, guarantees: ['GuaranteeRequired'] })).toBe(false);
  });

  test('goes once the provider has begun, whatever was booked', () => {
    fc.assert(
      fc.property(anyRates, fc.boolean(), fc.boolean(), (guarantees, isPackage, isTaxServiceOn) => {
        expect(isPreviewActive({ ...page, guarantees, isPackage, isTaxServiceOn, hasClientStarted: true })).toBe(false);
      }),
    );
  });
});
