import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The same address at which the provider's script looks for its frame, below another host. */
const FRAME = '/dc49004/card';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'";

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'card-frame.js'), 'utf8');
const GOOGLE_PAY = readFileSync(path.join(import.meta.dirname, 'google-pay.js'), 'utf8');
const STYLE = readFileSync(path.join(import.meta.dirname, 'card-frame.css'), 'utf8');

/** A stand-in for the frame in which the guest types the card: the shop's page never sees the number. */
export function cardFrameRoutes(app: FastifyInstance): void {
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(`${type}; charset=utf-8`)
      .send(text);
  app.get(`${FRAME}/index.html`, (_request, reply) => send(reply, 'text/html', PAGE));
  app.get(`${FRAME}/index.js`, (_request, reply) => send(reply, 'text/javascript', SCRIPT));
  app.get(`${FRAME}/index.css`, (_request, reply) => send(reply, 'text/css', STYLE));
  app.get('/dc49004/observability/index.html', (_request, reply) =>
    send(reply, 'text/html', '<!doctype html><html lang="en"><title>Sandbox</title></html>'),
  );
  app.get('/gp/p/js/pay.js', (_request, reply) => send(reply, 'text/javascript', GOOGLE_PAY));
  app.get('/img/logos/*', (_request, reply) => send(reply, 'image/svg+xml', LOGO));
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Card (sandbox)</title>
    <link rel="stylesheet" href="${FRAME}/index.css" />
  </head>
  <body>
    <form autocomplete="off"></form>
    <script src="${FRAME}/index.js"></script>
  </body>
</html>
`;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26" rx="4" fill="#5b6b7c"/><rect y="6" width="40" height="5" fill="#fff" opacity=".6"/></svg>`;
