import { expect, test } from 'vitest';
import { legalTextOf } from './legal-text-of.ts';

const text = (detailsCode: number, words: string) => ({ detailsCode, text: words, language: 'en' }) as never;
const privacy = text(900, 'We keep little.');

test('an address finds the text it is about, with or without a stroke at its end', () => {
  const hotel = { hotelInfo: [privacy, text(901, 'You pay at the desk.')] };
  expect(legalTextOf(hotel, '/1001/customer-account/privacy-policy/')).toBe(privacy);
  expect(legalTextOf(hotel, '/1001/customer-account/general-terms')?.text).toBe('You pay at the desk.');
});

test('a hotel without terms, or with empty ones, has no such page', () => {
  expect(legalTextOf({ hotelInfo: [privacy] }, '/1003/customer-account/general-terms')).toBeUndefined();
  expect(legalTextOf({ hotelInfo: [text(901, ' ')] }, '/1003/customer-account/general-terms')).toBeUndefined();
  expect(legalTextOf({ hotelInfo: [privacy] }, '/1003/customer-account/constructor')).toBeUndefined();
});
