import { expect, test } from 'vitest';
import type { Hotel } from '../hotel/hotel.ts';
import { listWords } from './list-words.ts';

const house = { document: { address: { countryCode: 'CH' } } } as unknown as Pick<Hotel, 'document'>;

test('whoever fills in a form chooses by name, in their own language and in the order of its alphabet', async () => {
  const { amenities, facilities, countries, timeZones } = await listWords(house, 'de');
  expect(amenities.find(({ code }) => code === 64)?.name).toBe('Grosser Schreibtisch');
  expect(facilities.find(({ facility }) => facility === 'sauna')?.name).toBe('Sauna');
  expect(countries.find(({ code }) => code === 'CH')?.name).toBe('Schweiz');
  expect(countries.map(({ name }) => name).indexOf('Österreich')).toBeLessThan(
    countries.map(({ name }) => name).indexOf('Portugal'),
  );
  expect(timeZones).toContain('Europe/Zurich');
});
