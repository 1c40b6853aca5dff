import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, providerNames } from '@stayfront/rules/payment/providers';
import { sandboxIn } from '@stayfront/sandbox/payment-sandbox';
import { adapters } from '@stayfront/server/payment/adapters';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && existsSync(path.join(root, file)));

test.each(providerNames)('%s has a folder in every room, found by its name', async (name) => {
  const folder = folderOf(name);
  expect(adapters[name].settings.shape['provider']?.safeParse(name).success).toBe(true);
  expect(await sandboxIn(folder)).toMatchObject({ start: expect.any(Function) as unknown });
  expect(files).toContain(`guest/src/features/payment/${folder}/part.ts`);
  expect(files).toContain(`server/testing/providers/${folder}.ts`);
});

/** Where a provider may be named: the registry, its own folders and rigs, what is history, and what only tells of it. */
const mayName = [
  /^rules\/payment\/providers\.ts$/,
  /\/(payment|providers)\/(?:providers\/)?[a-z]+\//,
  /^sandbox\/[a-z]+\//,
  /^server\/testing\//,
  /^desk\/src\/testing\//,
  /^server\/platform\/db\/migrations\//,
  /^contract\/examples\//,
  /^guest\/build\//,
  /^guest\/vite\.config\.ts$/,
  /^e2e\//,
  /\.test\.tsx?$/,
];

test('another provider is a line of the registry and its folders: nothing else names one', () => {
  const names = new RegExp(providerNames.join('|'), 'i');
  const naming = files
    .filter((file) => !mayName.some((allowed) => allowed.test(file)))
    .filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual([]);
});
