import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { problemSent } from './send-problem.ts';

/**
 * One line for each request, once it is answered: what was asked, by which route, what came of it and how long it took.
 * Fastify's own lines would tell half of it twice, and messages of errors as they are.
 */
export class LogAnswers extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const refused = problemSent.get(reply);
    reply.log.info(
      {
        req: request,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(refused === undefined ? {} : { refused }),
        ...(error ? { err: error } : {}),
      },
      'answered',
    );
  }
}
