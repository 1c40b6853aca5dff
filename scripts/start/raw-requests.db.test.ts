import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCollector } from '@stayfront/sandbox/sentry/start-collector';
import { openReporter } from '@stayfront/server/platform/report/open-reporter';
import { readDsn } from '@stayfront/server/platform/report/read-dsn';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { sayBytes, statusOf } from '@stayfront/server/testing/say-bytes';
import { startApp } from '@stayfront/server/testing/start-app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAssets } from './add-assets.ts';
import { dice } from '@stayfront/rules/testing/dice';

const assetDir = await mkdtemp(path.join(tmpdir(), 'stayfront-test-assets-'));
await writeFile(path.join(assetDir, 'page.js'), 'x'.repeat(4_000_000));
const collector = await startCollector();
const now = Date.parse('2027-06-01T12:00:00Z');
const reporter = openReporter({
  dsn: readDsn(collector.dsn),
  release: 'stayfront-1.2.3',
  environment: 'production',
  now: () => now,
  chance: () => 1,
  patienceMs: 300_000,
});
const app = await startApp(await freshDatabase(), { now }, { reporter, addPages: (app) => addAssets(app, assetDir) });
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(async () => {
  await collector.stop();
  await rm(assetDir, { recursive: true, force: true });
});

const say = (bytes: string | Buffer): Promise<string> => sayBytes(app, bytes);
const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;
const post = (more: string, body = '{}'): string =>
  `POST /api/hotels/7001/reservations HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n` +
  `content-length: ${body.length}\r\n${more}\r\n${body}`;

/** It is refused in words, with the headers that every answer has, and nobody is told of a failure of ours. */
async function expectRefusal(heard: string, status: number, code: string): Promise<void> {
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect([statusOf(heard), JSON.parse(body)]).toMatchObject([
    status,
    { code, requestId: expect.any(String) as string },
  ]);
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain('strict-transport-security: max-age=');
  expect(head).toMatch(/x-request-id: [\w-]{36}/);
  await expectNoReport();
}

async function expectNoReport(): Promise<void> {
  await reporter.settle();
  expect(collector.collected()).toEqual([]);
}

describe('an address is answered as one that names nothing', () => {
  test.each([
    '/assets/../x',
    '/assets/%2e%2e/x',
    '/assets/..%2fx',
    '/assets/',
    '/assets//etc/passwd',
    '/assets/x%00y',
    '/assets/%00',
    '/assets/..\\x',
    '/assets/%5c..%5cx',
    `/assets/${'a'.repeat(5_000)}`,
    `/${'a'.repeat(5_000)}`,
    '//x',
    '//x:99999/',
    '/%00',
    '/\\x',
    '*',
    'http://evil.example/assets/../x',
    'http://evil.example',
    'ftp://x',
    'http://[::1/',
  ])('%s', async (target) => expectRefusal(await say(get(target)), 404, 'route.unknown'));
});

test('an address with a host before it is the address behind the host', async () => {
  expect(statusOf(await say(get('http://evil.example/healthz')))).toBe(200);
  expect(statusOf(await say(get('https://a:b@evil.example:99999/assets/page.js', 'range: bytes=0-9\r\n')))).toBe(206);
});

describe('a body', () => {
  test.each(['nonsense', 'gzip, br', 'x'.repeat(1_000)])('packed by %s is refused', async (encoding) => {
    await expectRefusal(await say(post(`content-encoding: ${encoding}\r\n`)), 415, 'input.encoding');
  });

  test('that is no gzip though it says so is refused', async () => {
    await expectRefusal(await say(post('content-encoding: gzip\r\n')), 400, 'input.invalid');
  });

  test('that is too large is refused', async () => {
    await expectRefusal(await say(post('', JSON.stringify('x'.repeat(300_000)))), 413, 'input.too_large');
  });
});

describe('what Node itself would refuse without a word is refused in ours:', () => {
  test.each([
    ['no request line', 'NONSENSE\r\n\r\n', 400, 'request.unreadable'],
    ['a hello of TLS', Buffer.from('16030102000100fc0303', 'hex'), 400, 'request.unreadable'],
    ['a hello of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'request.unreadable'],
    ['a space in the address', get('/1001 b'), 400, 'request.unreadable'],
    ['an address without a slash', get('1001'), 400, 'request.unreadable'],
    ['letters that are not ASCII', get('/ü'), 400, 'request.unreadable'],
    ['headers of 20 kB', get('/healthz', `x: ${'a'.repeat(20_000)}\r\n`), 431, 'request.headers'],
    ['two opinions about the length', post('transfer-encoding: chunked\r\n'), 400, 'request.unreadable'],
    ['a length that is none', get('/healthz', 'content-length: ten\r\n'), 400, 'request.unreadable'],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'request.unreadable'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 404, 'route.unknown'],
  ])('%s', async (_what, bytes, status, code) => expectRefusal(await say(bytes), status, code));

  test('a chunk that is none', async () => {
    const front = 'POST /api/hotels/7001/reservations HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    await expectRefusal(await say(`${front}transfer-encoding: chunked\r\n\r\nzz\r\n`), 400, 'request.unreadable');
  });

  test('what nobody can fulfil is answered as if it was not expected', async () => {
    expect(statusOf(await say(get('/healthz', 'expect: a miracle\r\n')))).toBe(200);
  });
});

test('a client that leaves in the middle is nobody’s failure', async () => {
  const { port } = app.server.address() as AddressInfo;
  const leave = (bytes: string, when: 'at once' | 'at the first byte'): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).on('close', () => resolve());
      socket.write(bytes, () => (when === 'at once' ? socket.resetAndDestroy() : undefined));
      socket.once('data', () => socket.resetAndDestroy());
    });
  for (let i = 0; i < 10; i += 1) {
    await leave(get('/assets/page.js'), 'at the first byte');
    await leave(get('/assets/page.js'), 'at once');
    await leave(post('').replace('content-length: 2', 'content-length: 20'), 'at once');
  }
  // Until the server has seen all of them leave.
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0);
  expect(statusOf(await say(get('/healthz')))).toBe(200);
  await expectNoReport();
});

test('whatever bytes come, nobody is told of a failure of ours', async () => {
  const odd = fc.constantFrom(
    '%00',
    '%',
    '..',
    '//',
    '\\',
    '?',
    '#',
    ';',
    '%2f',
    '%5c',
    '~',
    '*',
    '@',
    ':',
    'a'.repeat(500),
  );
  const part = fc.oneof(odd, fc.stringMatching(/^[!-~]{0,8}$/));
  const root = fc.constantFrom('/', '/assets/', '/api/', '/api/hotels/', '/pictures/', '/1001/', 'http://', '//', '');
  const header = fc.tuple(
    fc.constantFrom(
      'content-encoding',
      'accept-encoding',
      'range',
      'if-none-match',
      'cookie',
      'content-type',
      'expect',
    ),
    fc.stringMatching(/^[ -~]{0,20}$/),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      root,
      fc.array(part, { maxLength: 5 }),
      fc.array(header, { maxLength: 3 }),
      async (method, front, parts, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        const heard = await say(
          `${method} ${front}${parts.join('/')} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
            `content-length: 2\r\n${lines}\r\n{}`,
        );
        expect(statusOf(heard)).toBeGreaterThanOrEqual(200);
        expect(statusOf(heard)).toBeLessThan(500);
        expect(heard).toContain('x-content-type-options: nosniff');
      },
    ),
    { numRuns: dice(400) },
  );
  await expectNoReport();
});
