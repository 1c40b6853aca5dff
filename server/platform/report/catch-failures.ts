import { problemOf, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isPassing } from '../db/is-passing.ts';
import { sendRefusal } from '../limit/send-refusal.ts';
import type { Reporter } from './open-reporter.ts';
import { requestTags } from './report-requests.ts';
import { sendProblem } from '../http/send-problem.ts';

// What Fastify itself refuses before a route is reached.
const refusedByFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'input.encoding',
};

// What Fastify and its plugins mean by a status. Of files it is not told whether there is one that nobody may have.
const refusedByStatus: Record<number, ProblemCode> = {
  400: 'input.invalid',
  403: 'route.unknown',
  404: 'route.unknown',
  408: 'request.slow',
  413: 'input.too_large',
  415: 'input.media_type',
  429: 'too_many_requests',
};

// How a connection ends that the other side has left. Where it still stands, one of our own has ended.
const endings = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** The one place where a bug is caught: logged with what is needed to find it, answered without telling what is inside. */
export function catchFailures(app: FastifyInstance, reporter: Reporter): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedByFastify[error.code] ?? refusedBy(error.statusCode);
    if (refused) return sendProblem(reply, problemOf({ refused }));
    // Nobody hears it, and nothing of ours has failed.
    if (endings.has(error.code) && request.socket.destroyed)
      return sendProblem(reply, problemOf({ refused: 'request.unreadable' }));
    const isBusy = isPassing(error);
    request.log.error({ err: error, route: request.routeOptions.url }, isBusy ? 'not now' : 'bug');
    const { name, message, stack = '' } = error;
    reporter.failure({ platform: 'node', name, message, stack, tags: requestTags(request) });
    const refusal: Refusal = isBusy ? { refused: 'server.busy', retryAfterSeconds: 5 } : { refused: 'server.bug' };
    return sendRefusal(request, reply, problemOf(refusal));
  });
}

/** A status that blames the caller stays one, whether or not we know it. */
const refusedBy = (status = 500): ProblemCode | undefined =>
  refusedByStatus[status] ?? (status >= 400 && status < 500 ? 'input.invalid' : undefined);
