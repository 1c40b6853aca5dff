import { problemOf } from '@stayfront/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from './request-id.ts';
import { safeHeaders } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';

/** An address that cannot even be decoded: Fastify asks nobody else about it, not even the hooks. */
export const refuseBadAddress =
  (publicUrl: () => string) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void sendProblem(
      reply.headers(safeHeaders(publicUrl())).header(requestIdHeader, request.id),
      problemOf({ refused: 'route.unknown' }),
    );
