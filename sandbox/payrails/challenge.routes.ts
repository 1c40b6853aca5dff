import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '../page/html.ts';
import { paymentFrame, paymentPolicy } from '../page/payment-frame.ts';
import type { Cashier } from './cashier.ts';
import { writeMinor } from './decimal.ts';
import type { ExecutionBook } from './execution-book.ts';
import type { Execution } from './execution.ts';

type Deps = { readonly book: ExecutionBook; readonly cashier: Cashier };
type ById = { Params: { id: string }; Body: Record<string, string | undefined> | null };

/** Tells the page around it that the bank is done; what the bank said is asked elsewhere. */
const DONE_SCRIPT = `
for (const target of [window.opener, window.parent])
  if (target && target !== window) target.postMessage('{"type":"3DS-challenge-completed"}', '*');
`;

/** The bank's page for 3-D Secure, in a small frame of the shop's page. */
export function challengeRoutes(app: FastifyInstance, { book, cashier }: Deps): void {
  app.get<ById>('/3ds/:id', (request, reply) => {
    const execution = book.find(request.params.id);
    return execution?.actionRequired === '3ds' ? send(reply, ask(execution), null) : send(reply, done, DONE_SCRIPT);
  });
  app.post<ById>('/3ds/:id/answer', (request, reply) => {
    const execution = book.find(request.params.id);
    if (execution) cashier.answerChallenge(execution, request.body?.['answer'] === 'approve');
    return send(reply, done, DONE_SCRIPT);
  });
}

const ask = (execution: Execution): Html =>
  paymentFrame({
    title: '3-D Secure · Sandbox bank',
    isNarrow: true,
    body: html`<form class="sheet stack" method="post" action="/3ds/${execution.id}/answer">
      <h1>Is this you?</h1>
      <p>
        ${
          execution.minor === 0
            ? 'Your bank asks whether you leave this card as a guarantee. Nothing is charged now.'
            : `Your bank asks whether you want to pay ${execution.currency} ${writeMinor(execution.minor, execution.currency)}.`
        }
      </p>
      <button class="main" name="answer" value="approve">${execution.minor === 0 ? 'Yes, confirm' : 'Yes, pay'}</button>
      <button name="answer" value="reject">No, that is not me</button>
    </form>`,
  });

const done = paymentFrame({
  title: '3-D Secure · Sandbox bank',
  isNarrow: true,
  script: DONE_SCRIPT,
  body: html`<div class="sheet stack">
    <h1>Thank you</h1>
    <p>You are on your way back.</p>
  </div>`,
});

const send = (reply: FastifyReply, page: Html, script: string | null): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': paymentPolicy(script) })
    .type('text/html; charset=utf-8')
    .send(page.markup);
