import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type SmallProxy = {
  readonly url: string;
  /** How many requests had reached a server that then fell silent. */
  readonly lost: () => number;
  close(): Promise<void>;
};

/**
 * A reverse proxy of the plainest kind: the next server in turn, and the one after it where nobody listens. A request
 * that has reached a server is never sent to another, since it may have been done: whoever asked is told, and asks again.
 */
export async function smallProxy(targets: () => readonly string[]): Promise<SmallProxy> {
  let turn = 0;
  let lost = 0;
  const proxy = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      turn += 1;
      pass(request, Buffer.concat(chunks), response, 0, turn);
    });
  });
  // Guests that wait come back over the connection they have. One that we closed at that moment would look to them like
  // a server that was killed.
  proxy.keepAliveTimeout = 0;
  function pass(
    request: http.IncomingMessage,
    body: Buffer,
    response: http.ServerResponse,
    tries: number,
    place: number,
  ): void {
    const all = targets();
    const target = all[place % all.length] ?? '';
    let isConnected = false;
    const refuse = (status: number): void => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"proxy"}');
    };
    const onward = http.request(`${target}${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: request.headers,
      agent: false, // a connection of its own: whether a kept one was still read from would not be known
    });
    onward.on('socket', (socket) => socket.on('connect', () => (isConnected = true)));
    onward.on('error', () => {
      if (!isConnected && tries < 2 * all.length) return pass(request, body, response, tries + 1, place + 1);
      if (isConnected) lost += 1;
      return refuse(isConnected ? 502 : 503);
    });
    onward.on('response', (reply) => {
      reply.on('error', () => {
        lost += 1;
        refuse(502);
      });
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.end(body);
  }
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost: () => lost,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
