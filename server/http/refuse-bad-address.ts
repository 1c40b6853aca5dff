import { problemOf } from '@stayfront/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { safeHeaders } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';

/** An address that cannot even be decoded: Fastify asks nobody else about it, not even the hooks. */
export function refuseBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers(safeHeaders), problemOf({ refused: 'route.unknown' }));
}
