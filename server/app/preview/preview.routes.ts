import { previewRoot } from '@stayfront/contract/house-preview';
import { problemOf } from '@stayfront/contract/problem';
import type { FastifyInstance } from 'fastify';
import { answerRoute } from '../../platform/http/answer-route.ts';
import { guardRoutes, type Guarded } from '../../platform/http/guard-routes.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { CheckOperator } from '../../property/operator/check-operator.ts';
import { isReading, previewServed } from './preview-served.ts';

type Deps = Parameters<typeof previewServed>[0] & { readonly checkOperator: CheckOperator };

/**
 * What pages of a preview ask once they are open, for who has signed in at that hotel. Guests have no way here: for them
 * these addresses are closed like any of the desk's. Gives back what answers them, for whoever draws such a page.
 */
export function previewRoutes(app: FastifyInstance, { checkOperator, ...deps }: Deps): Guarded[] {
  const served = guardRoutes(previewServed(deps), []);
  for (const one of served.filter(({ route }) => isReading(route)))
    app.route({
      method: one.route.method,
      url: `${previewRoot}${one.route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { limitedAs: one.route.limitedAs ?? 'key' },
      handler: async (request, reply) => {
        void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
        const { hotelId } = request.params as { hotelId?: string };
        if (!(await checkOperator(hotelId, request)))
          return sendProblem(reply, problemOf({ refused: 'operator.missing' }));
        const { params, query, body } = request;
        const answer = await answerRoute(one, { params, query, body: body ?? undefined, idempotencyKey: undefined });
        return sendAnswer(reply, answer);
      },
    });
  app.all(`${previewRoot}/api/*`, (_request, reply) =>
    sendProblem(reply.header('cache-control', 'no-store'), problemOf({ refused: 'preview.not_booked' })),
  );
  return served;
}
