import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Received = { readonly headers: http.IncomingHttpHeaders; readonly body: string; readonly url: string };

/** A hotel's own server, on this machine: keeps what it gets and answers as it is told. Closed when the test is done. */
export async function openReceiver(
  answer: (response: http.ServerResponse, received: Received) => void = (response) => response.writeHead(204).end(),
): Promise<{ readonly port: number; readonly got: Received[] }> {
  const got: Received[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = { headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url ?? '' };
      got.push(received);
      answer(response, received);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, got };
}
