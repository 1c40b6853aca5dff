import { testCards } from '../card/test-cards.ts';
import type { Wallet } from '../card/wallets.ts';
import { cardPage, type CardFaults } from '../page/card-page.ts';
import { html, type Html } from '../page/html.ts';
import { paymentFrame } from '../page/payment-frame.ts';
import { writeHundredths } from './describe-order.ts';
import type { Order } from './order.ts';

type Shown = { readonly isFramed: boolean; readonly wallets: readonly Wallet[]; readonly wrong?: CardFaults };

export const hostedPage = (order: Order, { isFramed, wallets, wrong = {} }: Shown): Html =>
  cardPage({
    amount: `${order.currency} ${writeHundredths(order.hundredths)}`,
    order: order.orderId,
    description: order.description,
    payPath: `/payment-page/order/${order.id}/pay`,
    backPath: `/payment-page/order/${order.id}/back`,
    hidden: { framed: isFramed ? 'yes' : '' },
    wallets,
    cards: testCards,
    refusal: order.bankError,
    wrong,
  });

export function challengePage(order: Order, isFramed: boolean): Html {
  return paymentFrame({
    title: '3-D Secure · Sandbox bank',
    isNarrow: true,
    body: html`<form class="sheet stack" method="post" action="/payment-page/order/${order.id}/challenge">
      <h1>Is this you?</h1>
      <p>
        Your bank asks whether you want to pay ${order.currency} ${writeHundredths(order.hundredths)} with the card that
        ends in ${order.card?.lastFour ?? ''}.
      </p>
      <input type="hidden" name="framed" value="${isFramed ? 'yes' : ''}" />
      <button class="main" name="answer" value="approve">Yes, pay</button>
      <button name="answer" value="reject">No, that is not me</button>
    </form>`,
  });
}
