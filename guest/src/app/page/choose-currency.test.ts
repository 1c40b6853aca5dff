import { expect, test } from 'vitest';
import { chooseCurrency } from './choose-currency.ts';

const seeblick = {
  currency: 'CHF',
  currencies: ['EUR', 'USD', 'GBP', 'CHF', 'JPY'],
  paymentSolutionsProvider: 'PAYRAILS',
} as const;
const choose = (query: string | null, stored?: string) =>
  chooseCurrency({ query, stored, config: { ...seeblick, currencies: [...seeblick.currencies] } });

test('a link says the currency; else the one chosen before; else the hotel’s', () => {
  expect(choose('JPY', 'USD')).toBe('JPY');
  expect(choose(null, 'USD')).toBe('USD');
  expect(choose(null)).toBe('CHF');
});

test('a link that asks for a currency nobody has gets euros', () => {
  expect([choose('XYZ', 'USD'), choose(''), choose('RUB')]).toEqual(['EUR', 'EUR', 'EUR']);
});

test('a link may write the currency in small letters', () => {
  expect([choose('usd'), choose(' Jpy ')]).toEqual(['USD', 'JPY']);
});

test('a stored currency that is no longer offered gives way to the hotel’s', () => {
  expect(choose(null, 'RUB')).toBe('CHF');
});

test('where the provider charges only the hotel’s currency there is no other', () => {
  const config = { ...seeblick, currencies: [...seeblick.currencies], paymentSolutionsProvider: 'JUSPAY' as const };
  expect(chooseCurrency({ query: 'USD', stored: 'EUR', config })).toBe('CHF');
});

test('where no hotel is known it is euros', () => {
  expect(chooseCurrency({ query: 'USD', stored: undefined, config: undefined })).toBe('EUR');
});
