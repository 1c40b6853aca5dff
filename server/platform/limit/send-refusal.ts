import { randomBytes } from 'node:crypto';
import type { Problem } from '@stayfront/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemSent, sendProblem } from '../http/send-problem.ts';
import { waitPage, waitPolicy, type KnownLook } from './wait-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How a hotel looks, as far as this process remembers it. */
    knownLook?: (hotelId: number) => KnownLook | null;
  }
}

/** A problem for programs, and for guests who wanted to see a page one that tries again by itself. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> {
  const isPage =
    request.method === 'GET' && !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html');
  if (!isPage) return sendProblem(reply, problem);
  problemSent.set(reply, problem.code);
  const nonce = randomBytes(16).toString('base64');
  const seconds = problem.retryAfter ?? 5;
  const input = { url: request.url, acceptLanguage: request.headers['accept-language'] ?? '' };
  return reply
    .status(problem.status)
    .type('text/html; charset=utf-8')
    .headers({
      'retry-after': seconds,
      'cache-control': 'no-store',
      'content-security-policy': waitPolicy(nonce),
      'referrer-policy': 'no-referrer',
    })
    .send(await waitPage(input, { seconds, nonce, requestId: request.id, look: lookFor(request) }));
}

/** The look of the hotel whose page was asked for. */
function lookFor({ server, url }: FastifyRequest): KnownLook | null {
  const [, hotelId] = /^\/0*([1-9]\d{0,9})(?:[/?]|$)/.exec(url) ?? [];
  return hotelId === undefined ? null : (server.knownLook?.(Number(hotelId)) ?? null);
}
