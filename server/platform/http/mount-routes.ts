import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, problemOf, refuse, type Refusal } from '@stayfront/contract/problem';
import type { Caller } from './guard.ts';
import type { Guarded } from './guard-routes.ts';
import { isOwnPage } from './is-own-page.ts';
import { answerRoute } from './answer-route.ts';
import { cookieOptions } from './sent-cookie.ts';
import { sendAnswer } from './send-answer.ts';
import { sendProblem } from './send-problem.ts';

/** Puts the routes of the contract on the HTTP server. */
export function mountRoutes(app: FastifyInstance, served: readonly Guarded[], publicUrl: () => string): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  /** Before the body is read: who may not ask is not listened to for megabytes. */
  const askWho = async ({ route, guards }: Guarded, request: FastifyRequest): Promise<Refusal | null> => {
    let caller: Caller = {};
    for (const guard of guards) {
      const found = await guard.identify(route, request);
      const barred = isRefusal(found) ? found : guard.bar(route, found, request.params);
      if (barred) return barred;
      caller = { ...caller, ...found };
    }
    callers.set(request, caller);
    const needsOwnPage = route.isOwnPageOnly || (route.needsStaff && route.method !== 'GET' && !caller.hasKey);
    const isForeign = needsOwnPage && !isOwnPage(request.headers, request.host, publicUrl());
    return isForeign ? refuse('origin.foreign') : null;
  };
  for (const one of served)
    app.route({
      method: one.route.method,
      url: one.route.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(one.route.maxBytes ? { bodyLimit: one.route.maxBytes } : {}),
      config: { limitedAs: one.route.limitedAs ?? (one.route.needsKey || one.route.needsStaff ? 'key' : null) },
      ...(one.guards.length > 0 || one.route.isOwnPageOnly
        ? {
            onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
              const barred = await askWho(one, request);
              if (barred) await sendProblem(reply, problemOf(barred));
            },
          }
        : {}),
      handler: async (request, reply) => {
        const answer = await answerRoute(one, {
          params: request.params,
          query: request.query,
          body: request.body ?? undefined,
          idempotencyKey: headerText(request.headers['idempotency-key']),
          address: request.ip,
          userAgent: request.headers['user-agent'],
          caller: callers.get(request) ?? {},
          sendCookie: (cookie) => void reply.setCookie(cookie.name, cookie.value, cookieOptions(cookie)),
        });
        return sendAnswer(reply, answer);
      },
    });
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
