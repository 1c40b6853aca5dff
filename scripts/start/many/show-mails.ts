import Fastify, { type FastifyPluginAsync } from 'fastify';
import { mailPages } from '@stayfront/sandbox/mail/mail-pages';
import type { Mailbox } from '@stayfront/sandbox/mail/start-mailbox';

/** The pages of the mailbox at an address of this machine, for processes that have it not themselves. */
export async function showMails(mailbox: Mailbox): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(mailPages(mailbox));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, stop: () => app.close() };
}

/** The same pages, fetched from there as often as somebody looks. */
export const passMails =
  (from: string): FastifyPluginAsync =>
  async (app) => {
    for (const path of ['/__mail', '/__mail.json', '/__mail/*'])
      app.get(path, async (request, reply) => {
        const answer = await fetch(from + request.url);
        for (const [name, value] of answer.headers) if (!isOfTheWay.has(name)) reply.header(name, value);
        return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      });
  };

/** What is about the way here and not about the page. */
const isOfTheWay = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
