import { problemOf, type ProblemCode, type Refusal } from '@stayfront/contract/problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sendRefusal } from '../limit/send-refusal.ts';
import type { Reporter } from '../report/open-reporter.ts';
import { requestTags } from '../report/report-requests.ts';
import { sendProblem } from './send-problem.ts';

// What Fastify itself refuses before a route is reached.
const refusedByFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
};

// SQLSTATE classes that pass by themselves: connection lost, out of resources, shutting down, deadlock, lock timeout.
const passing = /^(08|53|57|40001|40P01|55P03)/;

/** The one place where a bug is caught: logged with what is needed to find it, answered without telling what is inside. */
export function catchFailures(app: FastifyInstance, reporter: Reporter): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedByFastify[error.code];
    if (refused) return sendProblem(reply, problemOf({ refused }));
    if (error.statusCode === 429) return sendProblem(reply, problemOf({ refused: 'too_many_requests' }));
    if (error.statusCode === 400) return sendProblem(reply, problemOf({ refused: 'input.invalid' }));
    // Where a name has two addresses, as localhost has, an error that both refused has a code and no message.
    const isPassing =
      passing.test(error.code ?? '') ||
      /ECONNREFUSED|ECONNRESET|timeout exceeded|Connection terminated/.test(`${error.code} ${error.message}`);
    request.log.error({ err: error, route: request.routeOptions.url }, isPassing ? 'not now' : 'bug');
    const { name, message, stack = '' } = error;
    reporter.failure({ platform: 'node', name, message, stack, tags: requestTags(request) });
    const refusal: Refusal = isPassing ? { refused: 'server.busy', retryAfterSeconds: 5 } : { refused: 'server.bug' };
    return sendRefusal(request, reply, problemOf(refusal));
  });
}
