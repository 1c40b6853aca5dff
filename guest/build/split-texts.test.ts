import path from 'node:path';
import { expect, test } from 'vitest';
import { splitTexts } from './split-texts.ts';

const locales = path.join(import.meta.dirname, '../src/app/i18n/locales');
type Made = { readonly code: string } | null;
const transform = splitTexts.transform as unknown as (source: string, id: string) => Promise<Made>;
const made = async (file: string): Promise<string> => (await transform('', path.join(locales, file)))?.code ?? '';

test.each(['first', 'later'])('the %s texts of a Swiss hotel are those of all Germans, without ß', async (part) => {
  const [swiss, german] = await Promise.all([made(`de.po?${part}-CH`), made(`de.po?${part}`)]);
  expect(german).toContain('ß');
  expect(swiss).toBe(german.replaceAll('ß', 'ss'));
});

test('Brazilians read their own words where they have them, and all others as in Portugal', async () => {
  const [brazil, portugal] = await Promise.all([made('pt.po?later-BR'), made('pt.po?later')]);
  expect(portugal).toContain('Código postal');
  expect(brazil).toContain('CEP');
  expect(brazil).not.toContain('Código postal');
  expect(brazil.match(/":\[/g)?.length).toBe(portugal.match(/":\[/g)?.length);
});

test('titles of screens come with the first texts, wherever their screens say the rest', async () => {
  const [first, later] = await Promise.all([made('en.po?first'), made('en.po?later')]);
  const titles = ['Maintenance', 'Find your booking', 'Pay for your stay'];
  expect(titles.filter((title) => !first.includes(title))).toEqual([]);
  expect(later.includes('Send me the link')).toBe(true);
});
