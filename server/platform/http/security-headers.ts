import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** What a page may ask the guest's device for: to pay, itself and in frames of these origins. */
export function permissionsOf(paymentFrames: readonly string[]): string {
  const payment = ['self', ...paymentFrames.map((origin) => JSON.stringify(origin))].join(' ');
  return `camera=(), microphone=(), geolocation=(), payment=(${payment})`;
}

/** On every answer; pages add their own content security policy with a fresh nonce. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsOf([]),
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
