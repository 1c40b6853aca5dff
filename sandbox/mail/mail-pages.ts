import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Html } from '../page/html.ts';
import { MAIL_POLICY, mailAsDocument } from './mail-as-document.ts';
import { mailListPage } from './mail-list-page.ts';
import { mailPage } from './mail-page.ts';
import type { Mail } from './mail.ts';
import { PAGE_POLICY } from './page-frame.ts';
import type { Mailbox } from './start-mailbox.ts';

const FILE_POLICY = "default-src 'none'; sandbox";

/** The mailbox as pages for developers, under /__mail. Register it without a prefix: the pages link to each other. */
export function mailPages(mailbox: Pick<Mailbox, 'mails'>): FastifyPluginAsync {
  const find = (id: string): Mail | undefined => mailbox.mails().find((mail) => mail.id === id);

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': FILE_POLICY,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });

    app.get('/__mail', (_request, reply) => sendPage(reply, mailListPage(mailbox.mails())));

    app.get('/__mail.json', () => mailbox.mails().map(summary));

    app.get<{ Params: { id: string } }>('/__mail/:id', (request, reply) => {
      const mail = find(request.params.id);
      return mail === undefined ? notFound(reply) : sendPage(reply, mailPage(mail));
    });

    app.get<{ Params: { id: string } }>('/__mail/:id/html', (request, reply) => {
      const mail = find(request.params.id);
      if (mail === undefined) return notFound(reply);
      return reply
        .header('content-security-policy', MAIL_POLICY)
        .type('text/html; charset=utf-8')
        .send(mailAsDocument(mail));
    });

    app.get<{ Params: { id: string } }>('/__mail/:id/raw', (request, reply) => {
      const mail = find(request.params.id);
      return mail === undefined ? notFound(reply) : reply.type('text/plain; charset=utf-8').send(mail.raw);
    });

    app.get<{ Params: { id: string; position: string } }>('/__mail/:id/attachment/:position', (request, reply) => {
      const file = find(request.params.id)?.attachments[Number(request.params.position)];
      if (file === undefined) return notFound(reply);
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${fileName(file.name)}`)
        .type(/^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream')
        .send(Buffer.from(file.bytes));
    });
  };
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page.markup);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('No such mail here. The mailbox keeps the newest 500.');
}

/** What a test wants to see of a mail; the bytes are at its raw and attachment addresses. */
function summary({ raw, attachments, ...mail }: Mail): object {
  const files = attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.length }));
  return { ...mail, attachments: files, size: raw.length };
}

/** RFC 8187: what encodeURIComponent leaves alone is more than a header value may carry. A lone surrogate would throw. */
function fileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
