import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const rooms = ['rules', 'contract', 'server', 'sandbox', 'demo'];
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>;
};

/** What a hotel's machine runs; the other commands are for those who change Stayfront. */
const commands = ['start', 'hotel', 'operator', 'backup', 'restore', 'erase', 'rates'];

/** Loaded only by `npm run dev` and while pages are built. */
const isForBuilding = (file: string, name: string): boolean =>
  file === 'scripts/build/build-embed.ts' ||
  (file === 'scripts/start/pages.ts' && ['@fastify/middie', './live-app.ts'].includes(name));

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const written = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((one) => !one.isType),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"](.+)['"]$/.exec(source.slice(start, end)) ?? [];
    return name === undefined || isForBuilding(file, name) ? [] : [name];
  });
  return [...written.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...later];
}

/** Our own file that an import means, or the package it is from. */
function follow(file: string, name: string): { file: string } | { package: string } {
  if (name.startsWith('.')) return { file: path.posix.join(path.posix.dirname(file), name) };
  const [scope = '', ...rest] = name.split('/');
  if (!scope.startsWith('@')) return { package: scope };
  const [own = '', ...inside] = rest;
  if (scope !== '@stayfront' || !rooms.includes(own)) return { package: `${scope}/${own}` };
  const inner = inside.join('/');
  return { file: `${own}/${inner.endsWith('.json') ? inner : `${inner}.ts`}` };
}

test('what runs a hotel asks for no package that is only there to build or to test', () => {
  const needed = new Map<string, string>();
  const seen = new Set(commands.map((name) => `scripts/${name}.ts`));
  for (const file of seen) {
    if (!file.endsWith('.ts')) continue;
    for (const name of importsOf(file)) {
      if (name.startsWith('node:')) continue;
      const found = follow(file, name);
      if ('file' in found) seen.add(found.file);
      else needed.set(found.package, file);
    }
  }
  expect(seen.size, 'all of the server was looked at').toBeGreaterThan(300);
  expect([...needed.keys()]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'sharp', 'zod']));
  const missing = [...needed].filter(
    ([name]) => packages[`node_modules/${name}`]?.dev ?? !(`node_modules/${name}` in packages),
  );
  expect(missing).toEqual([]);
});
