import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
