import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What the server says to bytes as they are, without a client that would tidy them. */
export async function sayBytes(app: Pick<FastifyInstance, 'server'>, bytes: string | Buffer): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

export const statusOf = (heard: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);
