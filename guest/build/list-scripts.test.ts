import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providerNames, type ProviderName } from '@stayfront/rules/payment/providers';
import { expect, test } from 'vitest';
import { packageOf } from './list-scripts.ts';

const root = path.join(import.meta.dirname, '..', '..');
type Listed = { readonly package?: string; readonly version: string; readonly why: string; readonly sha256?: string };
const list = JSON.parse(readFileSync(path.join(root, 'docs/payment-scripts.json'), 'utf8')) as Readonly<
  Record<'everywhere' | ProviderName, readonly Listed[]>
>;
const packages = [...list.everywhere, ...providerNames.flatMap((name) => list[name])].flatMap((one) =>
  one.package === undefined ? [] : [{ ...one, package: one.package }],
);
const installed = (file: string): Buffer => readFileSync(path.join(root, 'node_modules', file));

test.each(packages)('$package is listed as it is installed, with a reason', (listed) => {
  const { version } = JSON.parse(installed(`${listed.package}/package.json`).toString()) as { version: string };
  expect(version).toBe(listed.version);
  expect(listed.why).not.toBe('');
});

test('the provider’s script is the one that was looked at', () => {
  const hash = createHash('sha256').update(installed('@payrails/web-sdk/index.mjs')).digest('hex');
  expect(list.PAYRAILS.map(({ sha256 }) => sha256)).toEqual([hash]);
});

test('a module is known by its package', () => {
  expect(packageOf('/x/node_modules/@payrails/web-sdk/index.mjs?at-sandbox')).toBe('@payrails/web-sdk');
  expect(packageOf('/x/node_modules/a/node_modules/react/index.js')).toBe('react');
  expect(packageOf('C:\\x\\node_modules\\@lingui\\core\\a.js')).toBe('@lingui/core');
  expect(packageOf('/x/guest/src/entry/routes.tsx')).toBeNull();
});
