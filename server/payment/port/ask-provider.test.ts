import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { askProvider } from './ask-provider.ts';

const shape = z.object({ ok: z.boolean() });

async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay?secret=canary`;
}

/** Patient, for a machine that has other things to do; who tests the end of patience says so. */
const ask = (url: string, timeoutMs = 300_000) =>
  askProvider({ timeoutMs }, { method: 'POST', url, headers: { authorization: 'canary' }, body: '{}' }, shape);

test('an answer of the right shape is read, and only what was asked for of it', async () => {
  const url = await answering((_, response) => response.end('{"ok":true,"card":"4111"}'));
  expect(await ask(url)).toEqual({ ok: true });
});

test('a redirect is not followed, so that our keys stay with the host they are for', async () => {
  let isTold = false;
  const elsewhere = await answering((_, response) => response.end(String((isTold = true))));
  const url = await answering((_, response) => response.writeHead(307, { location: elsewhere }).end());
  expect(await ask(url)).toEqual({ failed: 'refused', detail: 'POST /pay: HTTP 307' });
  expect(isTold).toBe(false);
});

test.each([
  ['no JSON', '<html>'],
  ['another shape', '{"ok":"yes"}'],
  ['nothing', ''],
])('%s cannot be read', async (_, text) => {
  expect(await ask(await answering((__, response) => response.end(text)))).toMatchObject({ failed: 'unreadable' });
});

test('an answer without an end is not waited for', async () => {
  const endless = await answering((_, response) => {
    const more = setInterval(() => response.write('x'.repeat(300_000)), 5);
    response.on('close', () => clearInterval(more));
  });
  expect(await ask(endless, 300)).toMatchObject({ failed: 'unavailable' });
  expect(await ask(await answering(() => {}), 300)).toMatchObject({ failed: 'unavailable' });
});

test.each([
  [401, 'misconfigured'],
  [403, 'misconfigured'],
  [400, 'refused'],
  [404, 'refused'],
  [409, 'unavailable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('HTTP %i means %s, and the reason holds no secret', async (status, failed) => {
  const answer = await ask(await answering((_, response) => response.writeHead(status).end('{"ok":true}')));
  expect(answer).toMatchObject({ failed });
  expect(JSON.stringify(answer)).not.toContain('canary');
});
