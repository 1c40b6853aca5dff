import type { Problem } from '@stayfront/contract/problem';
import type { FastifyReply } from 'fastify';

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
