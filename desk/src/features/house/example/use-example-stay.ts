import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { useState } from 'react';
import { useHouse } from '../../../app/page/desk-context.tsx';
import { useHouseCurrency } from '../use-house-currency.ts';
import type { ExampleStay } from './example-stay.ts';

/** A stay of two in a month, at a price that is easy to work with; a rule may begin with another. */
export function useExampleStay(begins: Partial<ExampleStay> = {}) {
  const { today } = useHouse();
  const unit = 10 ** decimalsOf(useHouseCurrency());
  return useState<ExampleStay>({
    arrival: addDays(today as StayDate, 30),
    nights: 3,
    adults: 2,
    children: 0,
    age: 7,
    night: 200 * unit,
    child: 40 * unit,
    ...begins,
  });
}
