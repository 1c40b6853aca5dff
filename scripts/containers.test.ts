import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@stayfront/server/settings';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('the commands of the container are commands of this house', () => {
  const file = read('Dockerfile');
  const named = [...file.matchAll(/npm run (\w+)/g), ...file.matchAll(/"npm", "(\w+)"/g)].map(([, name]) => name ?? '');
  expect(named).toEqual(['build', 'start']);
  for (const name of named) expect(scripts).toHaveProperty(name);
  expect(file).toContain('/readyz');
});

test('the settings of the containers are settings of the server', () => {
  const docker = /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? [];
  const [, environment = ''] = /build: \.[\s\S]*?environment:\n([\s\S]*?)\n {4}ports:/.exec(read('compose.yaml')) ?? [];
  const compose = [...environment.matchAll(/^ {6}(\w+): (.*)$/gm)].map(
    ([, name = '', value = '']) =>
      `${name}=${value
        .replace('${DB_PASSWORD:?}', 'x')
        .replace('${SECRET:?}', 'x'.repeat(32))
        .replace('${PUBLIC_URL:?}', 'https://book.example.com')
        .replace(/\$\{\w+:-\}/, '')}`,
  );
  expect(compose.length).toBeGreaterThan(3);
  const given = Object.fromEntries([...docker, ...compose].map((pair) => pair.split(/=(.*)/s, 2) as [string, string]));
  expect(readSettings(given)).toMatchObject({
    ok: true,
    settings: { host: '0.0.0.0', isDemo: false, secret: 'x'.repeat(32), publicUrl: 'https://book.example.com' },
  });
  const table = read('README.md');
  for (const name of Object.keys(given)) expect(table).toContain(`\`${name}\``);
});

test('the commands that the page about running names are there', () => {
  const named = [...read('docs/operations.md').matchAll(/npm (?:run )?([a-z0-9]+)(?= --|`|\n)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(scripts).toHaveProperty(name);
});
