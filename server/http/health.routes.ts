import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-database.ts';

/** /healthz: the process is alive. /readyz: it can reach its database, which has been migrated before it listens. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await sql`select 1 from hotel limit 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'database unreachable' });
  });
}
