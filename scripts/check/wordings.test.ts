import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const placesIn = (text: string): string[] => (text.match(/\{\w+|<\/?\d+>|#/g) ?? []).sort();

test.each([
  ['pages', 'guest/src/app/i18n'],
  ['letters', 'server/platform/texts'],
])('the Brazilian words of %s are texts that there are, say something else and fill in the same', async (_, folder) => {
  const own = Object.entries(
    JSON.parse(await readFile(join(root, folder, 'wordings/pt-BR.json'), 'utf8')) as Record<string, string>,
  );
  expect(own.length).toBeGreaterThan(5);
  const catalogue = await readFile(join(root, folder, 'locales/pt.po'), 'utf8');
  const textOf = (english: string): string | undefined =>
    catalogue.split(`\nmsgid ${JSON.stringify(english)}\nmsgstr `)[1]?.split('\n')[0];
  for (const [english, text] of own) {
    const portuguese = textOf(english);
    expect([english, portuguese === undefined]).toEqual([english, false]);
    expect([english, JSON.stringify(text)]).not.toEqual([english, portuguese]);
    expect([english, placesIn(text)]).toEqual([english, placesIn(JSON.parse(portuguese ?? '""') as string)]);
  }
});
