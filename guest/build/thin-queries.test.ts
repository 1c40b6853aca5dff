import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutPages } from './thin-queries.ts';

test('the library that is installed has what is left out', async () => {
  const file = new URL('../../../query-core/build/modern/query.js', import.meta.resolve('@tanstack/react-query'));
  expect(withoutPages(await readFile(fileURLToPath(file), 'utf8'))).toContain('(this.options.behavior)?.onFetch');
});

test('a library that does it in another way stops the build', () => {
  expect(() => withoutPages('class Query {}')).toThrow(/look at thin-queries/);
});
