import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../page/html.ts';
import { paymentFrame } from '../page/payment-frame.ts';
import type { Book } from './book.ts';
import type { Cashier } from './cashier.ts';
import type { AnyIntent } from './objects.ts';
import { sendPage } from './send-page.ts';
import { writeAmount } from './write-amount.ts';

type Deps = { readonly book: Book; readonly cashier: Cashier };
type ById = { Params: { id: string }; Body: Record<string, string | undefined> | null };

/** Tells the page around it that the bank is done; what the bank said is asked elsewhere. */
const DONE_SCRIPT = `parent.postMessage({ sandbox: 'stripe', done: true }, '*');`;

const findIntent = (book: Book, id: string): AnyIntent | null => book.find('payment', id) ?? book.find('setup', id);

/** The bank's page for 3-D Secure, in a frame over the shop's page. */
export function challengeRoutes(app: FastifyInstance, { book, cashier }: Deps): void {
  app.get<ById>('/3ds/:id', (request, reply) => {
    const intent = findIntent(book, request.params.id);
    return intent?.status === 'requires_action'
      ? sendPage(reply, challengePage(intent, `/3ds/${intent.id}/answer`), null)
      : sendPage(reply, done, DONE_SCRIPT);
  });
  app.post<ById>('/3ds/:id/answer', (request, reply) => {
    const intent = findIntent(book, request.params.id);
    if (intent) cashier.answerChallenge(intent, request.body?.['answer'] === 'approve');
    return sendPage(reply, done, DONE_SCRIPT);
  });
}

export const challengePage = (intent: AnyIntent, action: string): Html =>
  paymentFrame({
    title: '3-D Secure · Sandbox bank',
    isNarrow: true,
    body: html`<form class="sheet stack" method="post" action="${action}">
      <h1>Is this you?</h1>
      <p>
        ${
          intent.kind === 'setup_intent'
            ? 'Your bank asks whether you leave this card as a guarantee. Nothing is charged now.'
            : `Your bank asks whether you want to pay ${writeAmount(intent)}.`
        }
      </p>
      <button class="main" name="answer" value="approve">
        ${intent.kind === 'setup_intent' ? 'Yes, confirm' : 'Yes, pay'}
      </button>
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
