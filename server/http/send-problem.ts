import type { Problem } from '@stayfront/contract/problem';
import type { FastifyReply } from 'fastify';

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  (problem.retryAfter === undefined ? reply : reply.header('retry-after', problem.retryAfter))
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
