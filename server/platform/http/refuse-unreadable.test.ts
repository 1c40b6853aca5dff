import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refuseUnreadable } from './refuse-unreadable.ts';

async function openSetup(publicUrl: string) {
  const server = createServer(
    { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
    (_request, response) => {
      response.write('half of an answer');
      server.emit('answering');
    },
  );
  server.on(
    'clientError',
    refuseUnreadable(() => publicUrl),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  return { server, socket, heard: () => heard };
}

test('a request that never ends is refused once the server has waited long enough', async () => {
  const { socket, heard } = await openSetup('http://127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(heard().split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408, code: 'request.slow' });
  expect(heard()).not.toContain('strict-transport-security');
});

test('into an answer that is under way nothing else is written', async () => {
  const { server, socket, heard } = await openSetup('https://book.example');
  const answering = once(server, 'answering');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await answering;
  socket.write('NONSENSE\r\n\r\n');
  await once(socket, 'close');
  expect(heard().match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(heard()).not.toContain('request.unreadable');
});
