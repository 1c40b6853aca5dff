import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { judgeClock } from '../clock/judge-clock.ts';
import type { Db } from '../db/open-database.ts';

export type HealthDeps = {
  readonly db: Db;
  readonly canWrite: () => Promise<boolean>;
  /** How far this machine's clock is ahead of the database's. */
  readonly clockAheadMs: () => number;
};

/** Whoever asks wants to know now: a database that answers later than this is not there for guests either. */
const patienceMs = 10_000;

/**
 * /healthz: the process is alive. /readyz: it can reach its database, which has been migrated before it listens, it can
 * keep pictures and mails, and its clock is right.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { config: { isAlwaysHeard: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { config: { isAlwaysHeard: true } }, async (_request, reply) => {
    const fault = await findFault(deps);
    return reply
      .status(fault === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: fault ?? 'ready' });
  });
}

async function findFault({ db, canWrite, clockAheadMs }: HealthDeps): Promise<string | null> {
  if (!(await isReached(db))) return 'database unreachable';
  if (!(await canWrite())) return 'The disk of DATA_DIR is full or cannot be written to';
  const clock = judgeClock(clockAheadMs());
  return clock.is === 'wrong' ? clock.words : null;
}

async function isReached(db: Db): Promise<boolean> {
  const answer = sql`select 1 from hotel limit 1`.execute(db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
