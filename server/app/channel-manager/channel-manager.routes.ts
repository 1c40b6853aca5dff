import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerMessage, type ChannelAnswer, type ChannelDeps } from './answer-message.ts';

/** Of a message, also of one that came packed: two years of twenty rooms at three rates are half of it. */
const mostBytes = 32 * 1024 * 1024;

/** Where channel managers send what they know, by SOAP 1.1. Not part of the API: its words are the trade's. */
export async function channelManagerRoutes(app: FastifyInstance, deps: ChannelDeps): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // Whatever it is called: what it is, is read.
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post<{ Params: { hotelId: string } }>(
      '/api/hotels/:hotelId/channel-manager',
      { bodyLimit: mostBytes, config: { limitedAs: 'key' } },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        // A number that no hotel has is answered as one with a wrong password.
        const hotelId = /^\d{1,9}$/.test(request.params.hotelId) ? Number(request.params.hotelId) : 0;
        return send(reply, await answerMessage(deps, hotelId, { bytes, from: request.ip }));
      },
    );
  });
}

const send = (reply: FastifyReply, { status, text, retryAfterSeconds }: ChannelAnswer): FastifyReply => {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).type('text/xml; charset=utf-8').header('cache-control', 'no-store').send(text);
};
