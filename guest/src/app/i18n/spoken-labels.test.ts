import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spokenLanguages } from './language-names.ts';

/** What stands on a button, and how it is called in full. Who speaks to a machine says what they see. */
const buttons = [
  ['Add', 'Add {name}'],
  ['Book', 'Book {0}'],
  ['Choose', 'Choose {0}'],
  ['Details & Book', 'Details & Book: {hotelName}'],
  ['Remove', 'Remove room {number}'],
  ['Selected', 'Selected: {0}'],
  ['Show more', 'Show more: {0}'],
  ['Upgrade', 'Upgrade to {0}'],
] as const;

test.each(Object.keys(spokenLanguages))('in %s a button is called by what stands on it', async (language) => {
  const texts = await readFile(path.join(import.meta.dirname, 'locales', `${language}.po`), 'utf8');
  const textOf = (english: string): string =>
    new RegExp(`\n\n(?:#.*\n)*msgid ${escaped(english)}\nmsgstr "(.*)"`).exec(texts)?.[1]?.toLowerCase() ?? 'missing';
  // Words where there are spaces between them, letters where there are none.
  const wordsOf = (text: string): string[] => (/^(ja|th|zh)$/.test(language) ? text.split('') : text.split(/[\s:]+/));
  for (const [shown, spoken] of buttons)
    expect([spoken, wordsOf(textOf(spoken))]).toEqual([spoken, expect.arrayContaining(wordsOf(textOf(shown)))]);
});

const escaped = (text: string): string => JSON.stringify(text).replace(/[{}.*+?()|[\]\\^$]/g, String.raw`\$&`);
