import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeIdleConnections } from './close-idle-connections.ts';

test('a server that is told to stop answers what it was asked, and does not wait for what the connection may ask next', async () => {
  const app = Fastify({ keepAliveTimeout: 0, forceCloseConnections: 'idle' });
  closeIdleConnections(app);
  app.post('/', async ({ body }) => ({ heard: body }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });

  const asking = request(url, {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' },
  });
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.flushHeaders();
  await once(asking, 'continue');
  const closed = app.close();
  asking.end('{}');
  const [answer] = await answered;
  expect(await text(answer)).toBe('{"heard":{}}');
  await closed;
  agent.destroy();
});
