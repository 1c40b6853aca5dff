import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findTestCard } from '../card/test-cards.ts';
import { isWallet, walletCard, walletsOf } from '../card/wallets.ts';
import { cardFaults, endPage, FILL_SCRIPT } from '../page/card-page.ts';
import type { Html } from '../page/html.ts';
import { paymentPolicy } from '../page/payment-frame.ts';
import type { JuspayAccount } from './account.ts';
import type { Cashier } from './cashier.ts';
import { backToShop, BACK_SCRIPT } from './back-to-shop.ts';
import { challengePage, hostedPage } from './hosted-page.ts';
import type { OrderBook } from './order-book.ts';
import type { Order } from './order.ts';
import { signReturn } from './sign-return.ts';

type Deps = {
  readonly book: OrderBook;
  readonly cashier: Cashier;
  readonly accounts: readonly JuspayAccount[];
  readonly now: () => number;
};
type ById = { Params: { id: string }; Body: Record<string, string | undefined> | null };

const HYPER_SERVICES = readFileSync(path.join(import.meta.dirname, 'hyper-services.js'), 'utf8');

/** The provider's own page, where the guest types the card. Whole, or in a frame that HyperServices.js has opened. */
export function hostedPageRoutes(app: FastifyInstance, { book, cashier, accounts, now }: Deps): void {
  app.get<ById>('/payment-page/order/:id', (request, reply) =>
    showOrder(reply, book.findById(request.params.id), false),
  );
  app.get<{ Params: { token: string } }>('/payment-page/frame/:token', (request, reply) =>
    showOrder(reply, book.findByToken(request.params.token), true),
  );
  app.get('/payment-page/HyperServices.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript; charset=utf-8')
      .send(HYPER_SERVICES),
  );

  app.post<ById>('/payment-page/order/:id/pay', (request, reply) => {
    const order = book.findById(request.params.id);
    const form = request.body ?? {};
    const isFramed = form['framed'] === 'yes';
    if (!order || !canPay(order)) return showOrder(reply, order, isFramed);
    const byWallet = isWallet(form['wallet']);
    const card = byWallet ? walletCard() : findTestCard(form['number'] ?? '');
    const wrong = byWallet ? {} : cardFaults(form, card !== null, now());
    if (!card || Object.keys(wrong).length > 0)
      return sendPage(
        reply.code(422),
        hostedPage(order, { isFramed, wallets: walletsOf(request.headers['user-agent']), wrong }),
        FILL_SCRIPT,
      );
    cashier.pay(order, card);
    if (order.status === 'PENDING_VBV') return sendPage(reply, challengePage(order, isFramed), null);
    return sendBack(reply, order, isFramed);
  });

  app.post<ById>('/payment-page/order/:id/challenge', (request, reply) => {
    const order = book.findById(request.params.id);
    if (!order) return showOrder(reply, null, false);
    cashier.answerChallenge(order, request.body?.['answer'] === 'approve');
    return sendBack(reply, order, request.body?.['framed'] === 'yes');
  });

  app.post<ById>('/payment-page/order/:id/back', (request, reply) => {
    const order = book.findById(request.params.id);
    if (!order) return showOrder(reply, null, false);
    cashier.abandon(order);
    return sendBack(reply, order, request.body?.['framed'] === 'yes', order.status === 'NEW');
  });

  function showOrder(reply: FastifyReply, order: Order | null, isFramed: boolean): FastifyReply {
    if (!order) return sendPage(reply.code(404), endPage('No such payment', 'This link is not known.'), null);
    if (order.status === 'PENDING_VBV') return sendPage(reply, challengePage(order, isFramed), null);
    if (!canPay(order)) return sendBack(reply, order, isFramed);
    if (order.expiresAt <= now())
      return sendPage(reply.code(410), endPage('This session is over', 'Go back to the shop and begin again.'), null);
    const wallets = walletsOf(reply.request.headers['user-agent']);
    return sendPage(reply, hostedPage(order, { isFramed, wallets }), FILL_SCRIPT);
  }

  function sendBack(reply: FastifyReply, order: Order, isFramed: boolean, isAborted = false): FastifyReply {
    const account = accounts.find(({ merchantId }) => merchantId === order.merchantId);
    const address = signReturn(order, account?.responseKey ?? '');
    return isFramed
      ? sendPage(reply, backToShop(order, address, isAborted), BACK_SCRIPT)
      : reply.header('cache-control', 'no-store').redirect(address, 303);
  }
}

/** After a refusal the guest may try another card on the same order. */
const canPay = ({ status }: Order): boolean =>
  ['NEW', 'STARTED', 'JUSPAY_DECLINED', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED'].includes(status);

function sendPage(reply: FastifyReply, page: Html, script: string | null): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': paymentPolicy(script),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
