import type { TaxLine } from '@stayfront/contract/tax';
import { expect, test } from 'vitest';
import { sumTaxes } from './sum-taxes.ts';

const line = (taxId: string, taxAmount: number, isIncluded = false): TaxLine => ({
  taxType: isIncluded ? 'vat' : 'local',
  taxId,
  taxDescription: taxId,
  taxPercentage: null,
  taxAmount,
  taxCurrency: 'EUR',
  isIncluded,
});

test('the same tax of several rooms is one line', () => {
  expect(sumTaxes([line('city', 500), line('city', 250), line('nature', 100)])).toEqual([
    { taxId: 'city', description: 'city', amount: 750 },
    { taxId: 'nature', description: 'nature', amount: 100 },
  ]);
});

test('what is inside the price, or is nothing, is no line', () => {
  expect(sumTaxes([line('vat', 900, true), line('city', 0)])).toEqual([]);
});
