import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * The script for hotels' own pages, at an address that never changes: kept for an hour, then asked about in the
 * background, so that a mended script is everywhere within a day and nobody waits for it.
 */
export function embedScriptRoute(app: FastifyInstance, script: Buffer): void {
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  app.get('/embed.js', (request, reply) => {
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
