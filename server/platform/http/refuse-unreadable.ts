import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from './request-id.ts';
import { safeHeaders } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';

/** What Node's reader of HTTP says, where it is more than that it cannot read this. */
const known: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'input.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.slow',
};

/**
 * Bytes that are no request of HTTP reach neither a route nor a hook: they are refused here, in the same words and with
 * the same headers as everything else, and the connection is closed.
 */
export const refuseUnreadable =
  (publicUrl: () => string) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    // Where an answer is under way, a second one in the middle of it would be taken for a part of it.
    const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) socket.destroy();
    else endWith(socket, known[error.code ?? ''] ?? 'request.unreadable', publicUrl());
  };

/** What Node would answer by itself, without a word: it goes the way of every other request, or is refused in words. */
export function answerOddRequests(app: FastifyInstance, publicUrl: () => string): void {
  const server = app.server;
  // Nobody can expect more of us than to go on: it is answered as if nothing was expected.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => endWith(socket, 'route.unknown', publicUrl()));
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion === '1.1' && !request.raw.headers.host)
      await sendProblem(reply, problemOf({ refused: 'request.unreadable', detail: 'Send a Host header' }));
  });
}

function endWith(socket: Duplex, refused: ProblemCode, publicUrl: string): void {
  const requestId = randomUUID();
  const problem = problemOf({ refused });
  const body = JSON.stringify({ ...problem, requestId });
  const headers = {
    ...safeHeaders(publicUrl),
    [requestIdHeader]: requestId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {}); // who has left needs no answer
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
