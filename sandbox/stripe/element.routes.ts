import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { walletNames, walletsOf, type Wallet } from '../card/wallets.ts';
import { html, type Html } from '../page/html.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; base-uri 'none'";
const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const [SCRIPT, ELEMENT_SCRIPT, ELEMENT_STYLE] = [read('stripe.js'), read('element.js'), read('element.css')];

/** The provider's script for shops' pages, and the frames that it opens there. */
export function elementRoutes(app: FastifyInstance): void {
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
  app.get('/endive/stripe.js', (_request, reply) => send(reply, 'text/javascript', SCRIPT));
  app.get('/elements/element.js', (_request, reply) => send(reply, 'text/javascript', ELEMENT_SCRIPT));
  app.get('/elements/element.css', (_request, reply) => send(reply, 'text/css', ELEMENT_STYLE));
  app.get('/elements/payment.html', (_request, reply) => send(reply, 'text/html', page(cardFields).markup));
  app.get('/elements/expressCheckout.html', (request, reply) =>
    send(reply, 'text/html', page(wallets(walletsOf(request.headers['user-agent']))).markup),
  );
}

const page = (body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Payment (sandbox)</title>
        <link rel="stylesheet" href="/elements/element.css" />
      </head>
      <body>
        ${body}
        <script src="/elements/element.js"></script>
      </body>
    </html>`;

const cardFields = html`<form autocomplete="off" novalidate>
  <label>
    <span data-text="number">Card number</span>
    <input name="number" inputmode="numeric" autocomplete="off" placeholder="1234 1234 1234 1234" />
  </label>
  <label>
    <span data-text="expiry">Expiration date</span>
    <input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / YY" />
  </label>
  <label>
    <span data-text="cvc">Security code</span>
    <input name="cvc" inputmode="numeric" autocomplete="off" placeholder="CVC" />
  </label>
</form>`;

const wallets = (names: readonly Wallet[]): Html =>
  html`<div class="wallets">
    ${names.map((name) => html`<button type="button" data-wallet="${name}">${walletNames[name]}</button>`)}
  </div>`;
