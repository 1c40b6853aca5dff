import { expect, test } from 'vitest';
import { tagsOf } from './tags-of.ts';

const config = { trackers: { tagManagerId: 'GTM-AB12CD3' } };
const none = new URLSearchParams();

test('tags are let in where a guest looks and chooses, and nowhere where money is taken', () => {
  expect(tagsOf({ path: '' }, config, none)).toBe('GTM-AB12CD3');
  expect(tagsOf({ path: 'checkout/thank-you' }, config, none)).toBe('GTM-AB12CD3');
  expect(tagsOf({ path: 'checkout/card-details', takesPayment: true }, config, none)).toBeNull();
  expect(tagsOf({ path: 'checkout/payment-callback', isReturn: true }, config, none)).toBeNull();
});

test('an address with a guest’s token is shown to no tag', () => {
  for (const query of ['t=secret', 'token=secret'])
    expect(tagsOf({ path: 'reservation/:reservationId' }, config, new URLSearchParams(query))).toBeNull();
});

test('a hotel that has none lets none in', () => {
  expect(tagsOf({ path: '' }, { trackers: {} }, none)).toBeNull();
});
