import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, refuse } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import type { CheckKey } from './guards.ts';
import { barOperator, type CheckOperator, type Operator } from './guards.ts';
import { isOwnPage } from './is-own-page.ts';
import { operatorCookieName } from './operator-cookie.ts';
import { answerRoute, checkHolder, type Served } from './answer-route.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { cookieOptions } from './sent-cookie.ts';
import { sendProblem } from './send-problem.ts';

type Guards = {
  readonly checkKey: CheckKey;
  readonly checkOperator: CheckOperator;
  readonly publicUrl: () => string;
};

/** Puts the routes of the contract on the HTTP server. */
export function mountRoutes(
  app: FastifyInstance,
  served: readonly Served[],
  { checkKey, checkOperator, publicUrl }: Guards,
): void {
  const holders = new WeakMap<FastifyRequest, number>();
  /** Before the body is read: who has no key is not listened to for megabytes. */
  const askForKey = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const holder = await checkKey(request.headers.authorization);
    const barred = checkHolder({ keyHolder: holder ?? undefined, params: request.params });
    if (barred) await sendProblem(reply, problemOf(barred));
    else if (holder !== null) holders.set(request, holder);
  };
  /** Where guests come too: who brings a key must have a good one, and other ways to say who one is are not ours. */
  const askForKeyIfAny = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (/^Bearer sf_/i.test(request.headers.authorization ?? '')) await askForKey(request, reply);
  };
  const operators = new WeakMap<FastifyRequest, Operator>();
  /** The same for those who sign in, and for what only our own pages may ask. */
  const askForOperator =
    ({ needsOperator, isOwnPageOnly }: Route) =>
    async (request: FastifyRequest<{ Params: { hotelId?: string } }>, reply: FastifyReply): Promise<void> => {
      const { hotelId = '' } = request.params;
      const token = request.cookies[operatorCookieName(hotelId, publicUrl())];
      const operator = needsOperator ? await checkOperator(hotelId, token) : null;
      const isForeign = isOwnPageOnly && !isOwnPage(request.headers, request.host, publicUrl());
      const barred = barOperator(needsOperator, operator, hotelId) ?? (isForeign ? refuse('origin.foreign') : null);
      if (barred) await sendProblem(reply, problemOf(barred));
      else if (operator) operators.set(request, operator);
    };
  for (const one of served)
    app.route({
      method: one.route.method,
      url: one.route.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(one.route.maxBytes ? { bodyLimit: one.route.maxBytes } : {}),
      config: {
        operationId: one.route.operationId,
        needsKey: one.route.needsKey ?? false,
        takesFile: /picture|upload/i.test(one.route.operationId),
      },
      ...(one.route.needsKey ? { onRequest: askForKey } : {}),
      ...(one.route.takesKey ? { onRequest: askForKeyIfAny } : {}),
      ...(one.route.needsOperator || one.route.isOwnPageOnly ? { onRequest: askForOperator(one.route) } : {}),
      handler: async (request, reply) => {
        const answer = await answerRoute(one, {
          params: request.params,
          query: request.query,
          body: request.body ?? undefined,
          idempotencyKey: headerText(request.headers['idempotency-key']),
          address: request.ip,
          keyHolder: holders.get(request),
          operator: operators.get(request),
          sendCookie: (cookie) => void reply.setCookie(cookie.name, cookie.value, cookieOptions(cookie)),
        });
        if (!answer.ok) return sendProblem(reply, answer.problem);
        reply.status(answer.status).header('cache-control', 'no-store');
        if (!(answer.body instanceof PreparedAnswer)) return reply.send(answer.body);
        const prepared = answer.body;
        // Not when the connection broke off: what was on its way may still be looked at.
        reply.raw.once('finish', () => prepared.giveBack());
        return reply.type('application/json; charset=utf-8').send(prepared.json);
      },
    });
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
