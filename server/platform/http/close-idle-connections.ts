import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * Browsers and proxies keep connections for their next request. Those that are unused when a server is told to stop are
 * closed at once; one that still carries a request becomes unused later, and would hold up the stop for a minute.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    app.server.once('close', () => clearInterval(looking));
  });
}
