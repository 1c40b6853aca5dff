import { createHash, timingSafeEqual } from 'node:crypto';
import { problemOf } from '@stayfront/contract/problem';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem.ts';
import { metricsType } from './meter-board.ts';

/**
 * `/metrics` for Prometheus, to whoever bears the token. Without a token there is none: behind a proxy on the same
 * machine everybody comes from this machine, and how many bookings a hotel has is the hotel's business.
 */
export function metricsRoutes(app: FastifyInstance, write: () => Promise<string>, token: string | null): void {
  app.get('/metrics', { config: { isAlwaysHeard: true } }, async (request, reply) => {
    if (token === null) return sendProblem(reply, problemOf({ refused: 'route.unknown' }));
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(hash(given), hash(token)))
      return reply
        .status(401)
        .headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Send METRICS_TOKEN as a bearer token.\n');
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await write());
  });
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
