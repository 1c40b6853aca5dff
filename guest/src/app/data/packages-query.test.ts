import { RefusedCall } from '@stayfront/contract/call';
import { problemOf, type Refusal } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { isUnknownPackage, packagesQuery, packagesQueryOf } from './packages-query.ts';

const question = {
  stay: { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-13') },
  guests: { adults: 2, children: 1, infants: 1, ages: [7, 1] },
  promoCode: 'WELCOME10',
  currency: 'CHF',
  chosen: 'suite.2027-06-11.2027-06-13',
  held: null,
} as const;

test('packages are asked for with all guests, at their own price, and without the rooms that are chosen already', async () => {
  const asked: unknown[] = [];
  const { queryKey, queryFn } = packagesQuery(
    (_route, { query }) => {
      asked.push(query);
      return Promise.reject(new Error('nobody is there'));
    },
    1001,
    question,
    'en',
    'sauna',
  );
  await expect(queryFn?.({ signal: new AbortController().signal } as never)).rejects.toThrow('nobody is there');
  expect(asked).toEqual([
    {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
      nbAdults: 2,
      nbChildren: 1,
      nbInfants: 1,
      ages: '7,1',
      currency: 'CHF',
      chosen: 'suite.2027-06-11.2027-06-13',
      lang: 'en',
      hotelPackageId: 'sauna',
    },
  ]);
  const alone = { ...question, promoCode: null };
  expect(packagesQuery(() => Promise.reject(new Error()), 1001, alone, 'en', 'sauna').queryKey).toEqual(queryKey);
});

test('children who do not come are not named: links and servers from before know none', () => {
  const couple = packagesQueryOf({ ...question, guests: { adults: 2, children: 0, infants: 0 } }, 'en');
  expect(Object.keys(couple)).not.toContain('nbChildren');
  expect(Object.keys(couple)).not.toContain('nbInfants');
});

test('a package is unknown by its id alone: days that are over or a wrong currency are another matter', () => {
  const isUnknown = (refusal: Refusal): boolean => isUnknownPackage(new RefusedCall(problemOf(refusal)));
  const invalid = (field: string): Refusal => ({
    refused: 'input.invalid',
    errors: [{ field, code: 'input.too_big', message: 'Too long' }],
  });
  expect(isUnknown({ refused: 'package.unknown' })).toBe(true);
  expect(isUnknown(invalid('hotelPackageId'))).toBe(true);
  expect(isUnknown(invalid('currency'))).toBe(false);
  expect(isUnknown({ refused: 'date.past' })).toBe(false);
});
