import { inFours, testCards } from '../card/test-cards.ts';
import { html, type Html } from '../page/html.ts';
import { paymentFrame } from '../page/payment-frame.ts';
import { writeHundredths } from './describe-order.ts';
import type { Order } from './order.ts';

/** A test card is put into the form by a click; without scripts it is typed. */
export const FILL_SCRIPT = `
for (const button of document.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => {
    const form = document.querySelector('form');
    form.elements.number.value = button.dataset.card;
    form.elements.expiry.value = '12 / ' + String(new Date().getFullYear() + 3).slice(2);
    form.elements.cvv.value = '123';
    form.querySelector('button.main').focus();
  });
`;

export type CardFaults = { readonly number?: string; readonly expiry?: string; readonly cvv?: string };

export function hostedPage(order: Order, isFramed: boolean, wrong: CardFaults = {}): Html {
  const amount = `${order.currency} ${writeHundredths(order.hundredths)}`;
  return paymentFrame({
    title: `Pay ${amount} · Sandbox payment page`,
    script: FILL_SCRIPT,
    body: html`<div class="stack">
        <div class="sheet">
          <h1>Pay by card</h1>
          <p class="amount">${amount}</p>
          <dl>
            <dt>Order</dt>
            <dd>${order.orderId}</dd>
            ${order.description === '' ? [] : described(order.description)}
          </dl>
        </div>
        <form class="sheet stack" method="post" action="/payment-page/order/${order.id}/pay" novalidate>
          <input type="hidden" name="framed" value="${isFramed ? 'yes' : ''}" />
          ${order.bankError === null || wrong.number !== undefined ? [] : refusal(order.bankError)}
          ${field({ name: 'number', label: 'Card number', mode: 'numeric', autocomplete: 'off', wrong: wrong.number })}
          <div class="pair">
            ${field({ name: 'expiry', label: 'Expires (MM / YY)', mode: 'text', autocomplete: 'off', wrong: wrong.expiry })}
            ${field({ name: 'cvv', label: 'Security code', mode: 'numeric', autocomplete: 'off', wrong: wrong.cvv })}
          </div>
          <button class="main">Pay ${amount}</button>
          <button formaction="/payment-page/order/${order.id}/back">Cancel and go back</button>
        </form>
      </div>
      <section class="sheet" aria-labelledby="cards">
        <h2 id="cards">Test cards</h2>
        <ul class="cards">
          ${testCards.map(
            ({ number, conduct, brand }) =>
              html`<li>
                <button type="button" data-card="${inFours(number)}">
                  <code>${inFours(number)}</code> <span>${brand} · ${conduct}</span>
                </button>
              </li>`,
          )}
        </ul>
      </section>`,
  });
}

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

export function endPage(title: string, text: string): Html {
  return paymentFrame({
    title: `${title} · Sandbox payment page`,
    isNarrow: true,
    body: html`<div class="sheet stack">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>`,
  });
}

type Field = { name: string; label: string; mode: string; autocomplete: string; wrong: string | undefined };

function field({ name, label, mode, autocomplete, wrong }: Field): Html {
  const isWrong = wrong !== undefined;
  return html`<div>
    <label
      >${label}
      <input
        name="${name}"
        inputmode="${mode}"
        autocomplete="${autocomplete}"
        aria-invalid="${String(isWrong)}"
        aria-describedby="${name}-wrong"
      />
    </label>
    <p class="wrong" id="${name}-wrong">${wrong ?? ''}</p>
  </div>`;
}

const described = (description: string): Html =>
  html`<dt>For</dt>
    <dd>${description}</dd>`;

const refusal = (bankError: string): Html => html`<p class="wrong" role="alert">${bankError}. Try another card.</p>`;
