import type { FastifyInstance } from 'fastify';
import { problemSent } from '../http/send-problem.ts';
import type { Meters } from './open-meters.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers last as long as a page is open: how long says nothing of the server. */
    readonly staysOpen?: boolean;
  }
}

/** Counts every answer by its route, never by its address: addresses have no end. */
export function countRequests(app: FastifyInstance, { requests, refusals }: Meters): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    if (!request.routeOptions.config.staysOpen || reply.statusCode !== 200)
      requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const code = problemSent.get(reply);
    if (code !== undefined) refusals.add({ code, route });
    done();
  });
}
