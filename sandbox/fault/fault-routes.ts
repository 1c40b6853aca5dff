import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NoticeSender } from '../notice/notice-sender.ts';
import { callFaults, noticeFaults, readFaults, type CallFault, type Faults } from './faults.ts';

export type Answer = { readonly status: number; readonly body: unknown };
type Act = (request: FastifyRequest, fault: CallFault | null) => Promise<Answer> | Answer;

/** A call of the provider's API that fails when the switchboard says so, before or after it has done its work. */
export function faulty(faults: Faults, operation: string, act: Act) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fault = faults.strike(operation);
    if (fault === 'timeout-before') return silence(reply);
    if (fault === 'error-before') return reply.code(503).send({ error: 'The sandbox was asked to fail' });
    if (fault === 'too-many-requests') return reply.code(429).send({ error: 'The sandbox was asked to refuse' });
    const answer = await act(request, fault);
    if (fault === 'timeout-after') return silence(reply);
    if (fault === 'error-after') return reply.code(500).send({ error: 'The sandbox was asked to fail' });
    return reply.code(answer.status).send(answer.body);
  };
}

/** The caller hears nothing until it gives up or the sandbox stops. */
function silence(reply: FastifyReply): undefined {
  reply.hijack();
}

/** The sandbox's own switches, which no real provider has. */
export function faultRoutes(app: FastifyInstance, faults: Faults, notices: NoticeSender): void {
  app.get('/sandbox/faults', () => ({ faults: faults.list(), callFaults, noticeFaults, held: notices.held() }));
  app.post('/sandbox/faults', async (request, reply) => {
    const read = readFaults(request.body);
    if (!read) {
      const error = `Send {"faults":[{"on":"refund","kind":"${callFaults[0]}","times":1}]}; see GET for all kinds`;
      return reply.code(400).send({ error });
    }
    faults.set(read);
    return { faults: faults.list() };
  });
  app.post('/sandbox/notices/release', async () => {
    await notices.release();
    return { held: notices.held() };
  });
}
