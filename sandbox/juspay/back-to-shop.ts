import { html, type Html } from '../page/html.ts';
import { paymentFrame } from '../page/payment-frame.ts';
import type { Order } from './order.ts';

/** Tells the shop's page, in which this one is a frame, how it ended and where to go on. */
export const BACK_SCRIPT = `
const { status, order, address } = document.querySelector('[data-status]').dataset;
parent.postMessage({ sandbox: 'juspay', status, order, address }, '*');
`;

/** Aborted: the guest has gone back without trying a card, which the provider's script tells and does not redirect for. */
export function backToShop(order: Order, address: string, isAborted: boolean): Html {
  return paymentFrame({
    title: 'Back to the shop · Sandbox payment page',
    isNarrow: true,
    script: BACK_SCRIPT,
    body: html`<div
      class="sheet stack"
      data-status="${isAborted ? 'user_aborted' : order.status.toLowerCase()}"
      data-order="${order.orderId}"
      data-address="${address}"
    >
      <h1>One moment</h1>
      <p>You are on your way back.</p>
      <p><a href="${address}" target="_top">Go on</a></p>
    </div>`,
  });
}
