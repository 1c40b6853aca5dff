import type { Problem } from '@stayfront/contract/problem';
import type { FastifyReply } from 'fastify';

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .headers({
      ...(problem.retryAfter === undefined ? {} : { 'retry-after': problem.retryAfter }),
      ...(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    })
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
