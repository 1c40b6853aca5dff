import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { prefetch, warnings, without } from './thin-router.ts';

const installed = (file: string): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve('react-router/package.json');
  return readFile(path.join(path.dirname(entry), 'dist/production/lib', file), 'utf8');
};

test('the router that is installed has the parts that are left out, and keeps the rest', async () => {
  const components = without(prefetch, await installed('dom/ssr/components.js'));
  expect(components).toContain('function PrefetchPageLinks() { return null; }');
  expect(components).toContain('function usePrefetchBehavior');
  const history = without(warnings, await installed('router/history.js'));
  expect(history).toContain('function warning() {}');
  expect(history).toContain('function invariant(value, message) {');
});

test('a router that has them in another way stops the build', () => {
  for (const cut of [prefetch, warnings])
    expect(() => without(cut, 'export const warning = () => null;')).toThrow(/look at thin-router/);
});
