import { expect, test } from 'vitest';
import { exampleDocument } from '@stayfront/contract/examples/example-document';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { wordsOf } from './words-of.ts';

const hotel = { document: PropertyDocument.parse(exampleDocument) };
const lives = (country: string) => ({ addressLine: 'A', postalCode: '1', city: 'B', country });

test('a text is in the words of the hotel’s country', () => {
  expect(wordsOf(hotel)).toBe(hotel.document.address.countryCode);
  expect(wordsOf(hotel, { phone: '+351 21 123 4567' })).toBe(hotel.document.address.countryCode);
});

test('a letter to a guest from Brazil is in Brazil’s', () => {
  expect(wordsOf(hotel, { phone: '+55 11 91234-5678' })).toBe('BR');
  expect(wordsOf(hotel, { phone: '0055 11 91234-5678' })).toBe('BR');
  expect(wordsOf(hotel, { phone: '+41 44 123 45 67', address: lives('BR') })).toBe('BR');
  expect(wordsOf(hotel, { phone: '+55 11 91234-5678', address: lives('PT') })).not.toBe('BR');
});
