import type { Problem, ProblemCode } from '@stayfront/contract/problem';
import type { FastifyReply } from 'fastify';

/** What each reply was refused with, for those who count and log. */
export const problemSent = new WeakMap<FastifyReply, ProblemCode>();

/** The number of the request stands in it too: who reports a refusal copies the answer, not its headers. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  problemSent.set(reply, problem.code);
  return reply
    .headers({
      ...(problem.retryAfter === undefined ? {} : { 'retry-after': problem.retryAfter }),
      ...(problem.code === 'key.missing' ? { 'www-authenticate': 'Bearer' } : {}),
    })
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, requestId: reply.request.id }));
}
