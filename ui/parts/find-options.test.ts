import { expect, test } from 'vitest';
import { findOptions, optionNamed } from './find-options.ts';

const options = [
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'SE', label: 'Schweden' },
  { value: 'GB', label: 'Vereinigtes Königreich' },
];
const found = (typed: string): string[] => findOptions(options, typed).map(({ value }) => value);

test('a list narrows down to what was typed, with or without accents', () => {
  expect(found('schwe')).toEqual(['CH', 'SE']);
  expect(found('oster')).toEqual(['AT']);
  expect(found('COTE')).toEqual(['CI']);
  expect(found(' Königreich ')).toEqual(['GB']);
  expect(found('')).toHaveLength(5);
  expect(found('Atlantis')).toEqual([]);
});

test('what begins with it comes before what only has it in it', () => {
  expect(found('s')[0]).toBe('CH');
  expect(findOptions(options, 'r').map(({ label }) => label)).toEqual([
    'Österreich',
    'Côte d’Ivoire',
    'Vereinigtes Königreich',
  ]);
});

test('a name that was written out is chosen, and so is a code that the browser fills in', () => {
  expect(optionNamed(options, 'schweiz')?.value).toBe('CH');
  expect(optionNamed(options, 'CH')?.value).toBe('CH');
  expect(optionNamed(options, 'Schwei')).toBeUndefined();
});
