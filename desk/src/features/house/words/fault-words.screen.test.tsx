import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentWords } from '@stayfront/contract/property/document-words';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { writeField } from '@stayfront/rules/house-draft/write-field';
import { expect, test } from 'vitest';
import { addressesOf, samplesOf } from '../../../testing/walk-document.ts';
import { faultWords } from './fault-words.ts';

const folder = path.join(import.meta.dirname, '../../../../../contract/property');
/** What the look and the chain say is told on pages of their own. */
const sources = globSync('*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));

test('whatever the property document says is wrong, the desk says in the words of a hotelier', () => {
  const said = sources.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return [...text.matchAll(/\b(?:message|error):\s*(['`])((?:(?!\1).)+)\1/g)].map(([, , message = '']) =>
      // As it reads once something stands in its gaps.
      message.replaceAll(/\$\{[^}]*\}/g, '7'),
    );
  });
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((message) => faultWords(message) === null)).toEqual([]);
});

test('whatever fields are filled with, what is said of them has words', () => {
  const [document] = samplesOf(PropertyDocument) as [Fields];
  const all = addressesOf(document).filter((address) => !/\/\d+(\/|$)/.test(address));
  // Ids stay, or nothing else would be looked at.
  const values = all.filter((one) => !all.some((other) => other.startsWith(`${one}/`)) && !/\/(id|code)$/.test(one));
  const wordless = new Set<string>();
  for (const value of [null, '', 'Nonsense 12', -1, 1e9, 1.5, [], {}]) {
    const broken = values.reduce<Fields>((so, path) => writeField(so, path, value) ?? so, document);
    const read = PropertyDocument.safeParse(broken, { error: documentWords });
    expect(read.error?.issues.length).toBeGreaterThan(30);
    for (const { code, message } of read.error?.issues ?? [])
      // Only whoever writes a file can name a field that nobody knows.
      if (code !== 'unrecognized_keys' && faultWords(message) === null) wordless.add(message);
  }
  expect([...wordless]).toEqual([]);
});
