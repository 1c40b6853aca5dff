import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** On every answer; pages add their own content security policy with a fresh nonce. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

// Of this host alone: what else the hotel has under its name is not ours to speak for.
const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000' };

/** What every answer carries, also one that no hook has seen. */
export const safeHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https://') ? overHttps : always;

export function securityHeaders(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders(publicUrl())).header(requestIdHeader, request.id);
    done();
  });
}
