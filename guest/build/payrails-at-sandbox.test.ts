import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { atSandbox, payrailsAtSandbox } from './payrails-at-sandbox.ts';

const untouched = readFileSync(fileURLToPath(import.meta.resolve('@payrails/web-sdk')), 'utf8');

/** What our way to the provider's script becomes in the browser: the files that hold a copy of it. */
async function builtCopies(): Promise<string[]> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [payrailsAtSandbox],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, '../src/features/payment/payrails/load-payrails.ts'),
        formats: ['es'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const codes = made.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : '')));
  return codes.filter((code) => code.includes('PayrailsLogger'));
}

test('the copy for the sandbox knows no host of the provider, and the sandbox only by the page', () => {
  const copy = atSandbox(untouched);
  expect(copy).not.toContain('payrails.io');
  expect(copy).not.toMatch(/localhost|127\.0\.0\.1/);
  expect(copy.match(/sandboxOrigin/g)?.length).toBe(
    (untouched.match(/assets\.payrails\.io|pay\.google\.com/g)?.length ?? 0) + 1,
  );
});

test('nothing else about the script is changed', () => {
  const back = atSandbox(untouched)
    .replace(/^import .*\n/, '')
    .replaceAll('(sandboxOrigin+"/gp/p/js/pay.js")', '"https://pay.google.com/gp/p/js/pay.js"')
    .replaceAll(/\(sandboxOrigin\+"([^"]*)"\)/g, '"https://assets.payrails.io$1"')
    .replaceAll('`${sandboxOrigin}/', '`https://assets.payrails.io/')
    .replaceAll('sandboxOrigin', '"https://assets.payrails.io"');
  expect(back).toBe(untouched);
});

test('a script that names its host in another way, or not at all, stops the build', () => {
  expect(() => atSandbox("frame='https://assets.payrails.io/card'")).toThrow('names its host in a way');
  expect(() => atSandbox('const nothing = 1')).toThrow('does not name its host');
});

test('the build has both, apart: the package for hotels, the copy for the sandbox', async () => {
  const facts = (await builtCopies()).map((code) => ({
    hasProvidersFrame: code.includes('"https://assets.payrails.io/dc49004/card/index.html"'),
    namesProvider: code.includes('payrails.io'),
    asksForSandbox: code.includes('sandboxOrigin'),
  }));
  expect(facts.toSorted((one) => (one.asksForSandbox ? 1 : -1))).toEqual([
    { hasProvidersFrame: true, namesProvider: true, asksForSandbox: false },
    { hasProvidersFrame: false, namesProvider: false, asksForSandbox: true },
  ]);
});
