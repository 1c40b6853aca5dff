import type { FastifyInstance } from 'fastify';
import { answerRoute, type Served } from './answer-route.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { sendProblem } from './send-problem.ts';

/** Puts the routes of the contract on the HTTP server. */
export function mountRoutes(app: FastifyInstance, served: readonly Served[]): void {
  for (const one of served)
    app.route({
      method: one.route.method,
      url: one.route.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const answer = await answerRoute(one, {
          params: request.params,
          query: request.query,
          body: request.body ?? undefined,
          idempotencyKey: headerText(request.headers['idempotency-key']),
          address: request.ip,
        });
        if (!answer.ok) return sendProblem(reply, answer.problem);
        reply.status(answer.status).header('cache-control', 'no-store');
        return answer.body instanceof PreparedAnswer
          ? reply.type('application/json; charset=utf-8').send(answer.body.json)
          : reply.send(answer.body);
      },
    });
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
