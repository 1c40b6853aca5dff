import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutPrefetch } from './thin-router.ts';

test('the router that is installed has the part that is left out, and keeps the rest', async () => {
  const entry = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = path.join(path.dirname(entry), 'dist/production/lib/dom/ssr/components.js');
  const code = withoutPrefetch(await readFile(file, 'utf8'));
  expect(code).toContain('function PrefetchPageLinks() { return null; }');
  expect(code).toContain('function usePrefetchBehavior');
});

test('a router that draws it in another way stops the build', () => {
  expect(() => withoutPrefetch('export const PrefetchPageLinks = () => null;')).toThrow(/look at thin-router/);
});
