import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** On every answer; pages add their own content security policy with a fresh nonce. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders).header(requestIdHeader, request.id);
    done();
  });
}
