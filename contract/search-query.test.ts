import { describe, expect, test } from 'vitest';
import { SearchQuery } from './search-query.ts';

const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

function codesOf(query: Record<string, unknown>): string[] {
  const read = SearchQuery.safeParse({ ...june, ...query });
  if (read.success) return [];
  return read.error.issues.map((issue) =>
    issue.code === 'custom' ? `${issue.path.join('.')}: ${String(issue.params?.['code'])}` : issue.path.join('.'),
  );
}

describe('a search', () => {
  test('is for two adults in English unless it says otherwise', () => {
    expect(SearchQuery.parse(june)).toEqual({
      ...june,
      nbAdults: 2,
      nbChildren: 0,
      nbInfants: 0,
      chosen: [],
      lang: 'en',
    });
  });

  test('reads numbers as an address writes them', () => {
    const read = SearchQuery.parse({ ...june, nbAdults: '3', nbChildren: '01', nbInfants: 0, lang: 'de' });
    expect(read).toMatchObject({ nbAdults: 3, nbChildren: 1, nbInfants: 0, lang: 'de' });
  });

  test('in a language nobody speaks is answered in English', () => {
    expect(SearchQuery.parse({ ...june, lang: 'klingon' }).lang).toBe('en');
  });

  test('needs a departure at least one day after the arrival', () => {
    expect(codesOf({ checkOut: '2027-06-12' })).toEqual([]);
    expect(codesOf({ checkOut: '2027-06-11' })).toEqual(['checkOut: stay.min_nights']);
    expect(codesOf({ checkOut: '2027-06-10' })).toEqual(['checkOut: stay.order']);
  });

  test('names the date that is written in another way', () => {
    for (const day of ['11.06.2027', '2027-6-11', '', 'today', '2027-06-11T00:00:00Z'])
      expect(codesOf({ checkIn: day })).toEqual(['checkIn: date.format']);
    expect(codesOf({ checkIn: 'x', checkOut: 'y' })).toEqual(['checkIn: date.format', 'checkOut: date.format']);
  });

  test('names the day that is not in the calendar', () => {
    for (const day of ['2027-02-29', '2027-02-30', '2027-13-01', '0000-00-00'])
      expect(codesOf({ checkOut: day })).toEqual(['checkOut: date.invalid']);
  });

  test.each([undefined, null, 20_270_611, ['2027-06-11'], { day: 11 }, new Date(0)])(
    'refuses %j as a date by name',
    (checkIn) => expect(codesOf({ checkIn })).toEqual(['checkIn']),
  );

  test.each([
    'two',
    '',
    ' 2',
    '1.5',
    '-1',
    '1e1',
    '0x2',
    '100',
    '٢',
    1.5,
    -1,
    100,
    Number.NaN,
    null,
    true,
    ['2'],
    [2],
    {},
  ])('refuses %j adults, children and infants by name', (count) => {
    for (const field of ['nbAdults', 'nbChildren', 'nbInfants']) expect(codesOf({ [field]: count })).toEqual([field]);
  });

  test('with a misspelt name is refused instead of half understood', () => {
    const read = SearchQuery.safeParse({ ...june, nbAdult: '2' });
    expect(read.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['nbAdult'] }]);
  });
});

test('the number of a card that is typed as a promo code is not passed on', () => {
  for (const promoCode of ['4111 1111 1111 1111', '٤١١١١١١١١١١١١١١١', '4111\u200b1111\n1111 1111'])
    expect(SearchQuery.parse({ ...june, promoCode }).promoCode).toBe('…');
  expect(SearchQuery.parse({ ...june, promoCode: 'summer 2027' }).promoCode).toBe('SUMMER2027');
});
