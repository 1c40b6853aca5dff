import { type FastifyReply } from 'fastify';
import type { Answered } from './answer-route.ts';
import { FileAnswer } from './file-answer.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { sendProblem } from './send-problem.ts';

/** Sends what a route has answered: JSON, a file, or why not. Kept by nobody on the way. */
export function sendAnswer(reply: FastifyReply, answer: Answered): FastifyReply | Promise<FastifyReply> {
  if (!answer.ok) return sendProblem(reply, answer.problem);
  void reply.status(answer.status).header('cache-control', 'no-store');
  if (answer.body instanceof FileAnswer) return reply.headers(answer.body.headers).send(answer.body.content);
  if (!(answer.body instanceof PreparedAnswer)) return reply.send(answer.body);
  const prepared = answer.body;
  // Not when the connection broke off: what was on its way may still be looked at.
  reply.raw.once('finish', () => prepared.giveBack());
  return reply.type('application/json; charset=utf-8').send(prepared.json);
}
