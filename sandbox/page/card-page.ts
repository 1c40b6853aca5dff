import { inFours, isValidExpiry, type TestCard } from '../card/test-cards.ts';
import { walletNames, type Wallet } from '../card/wallets.ts';
import { html, type Html } from './html.ts';
import { paymentFrame } from './payment-frame.ts';

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

type CardPage = {
  readonly amount: string;
  readonly order: string;
  readonly description: string;
  /** Where the form is sent, and where it goes without paying. */
  readonly payPath: string;
  readonly backPath: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** What the guest's device has: it stands above the card. */
  readonly wallets: readonly Wallet[];
  readonly cards: readonly TestCard[];
  /** What the bank said of the card before. */
  readonly refusal: string | null;
  readonly wrong?: CardFaults;
};

/** A provider's own page, where the guest pays by a wallet or types the card. */
export function cardPage(page: CardPage): Html {
  const { amount, wallets, wrong = {} } = page;
  return paymentFrame({
    title: `Pay ${amount} · Sandbox payment page`,
    script: FILL_SCRIPT,
    body: html`<div class="stack">
        <div class="sheet">
          <h1>${wallets.length > 0 ? 'Pay' : 'Pay by card'}</h1>
          <p class="amount">${amount}</p>
          <dl>
            <dt>Order</dt>
            <dd>${page.order}</dd>
            ${page.description === '' ? [] : described(page.description)}
          </dl>
        </div>
        <form class="sheet stack" method="post" action="${page.payPath}" novalidate>
          ${Object.entries(page.hidden ?? {}).map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          ${wallets.map(
            (wallet) => html`<button class="wallet" name="wallet" value="${wallet}">${walletNames[wallet]}</button>`,
          )}
          ${wallets.length > 0 ? html`<p class="or">or pay by card</p>` : []}
          ${page.refusal === null || wrong.number !== undefined ? [] : refusal(page.refusal)}
          ${field({ name: 'number', label: 'Card number', mode: 'numeric', wrong: wrong.number })}
          <div class="pair">
            ${field({ name: 'expiry', label: 'Expires (MM / YY)', mode: 'text', wrong: wrong.expiry })}
            ${field({ name: 'cvv', label: 'Security code', mode: 'numeric', wrong: wrong.cvv })}
          </div>
          <button class="main">Pay ${amount}</button>
          <button formaction="${page.backPath}">Cancel and go back</button>
        </form>
      </div>
      <section class="sheet" aria-labelledby="cards">
        <h2 id="cards">Test cards</h2>
        <ul class="cards">
          ${page.cards.map(
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

/** What is wrong with a card that was typed. */
export function cardFaults(form: Record<string, string | undefined>, isTestCard: boolean, now: number): CardFaults {
  return {
    ...(isTestCard ? {} : { number: 'This is a sandbox: use one of the test cards' }),
    ...(isValidExpiry(form['expiry'] ?? '', now) ? {} : { expiry: 'Use a month ahead, such as 12 / 39' }),
    ...(/^\d{3,4}$/.test(form['cvv'] ?? '') ? {} : { cvv: 'Three or four digits' }),
  };
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

type Field = { name: string; label: string; mode: string; wrong: string | undefined };

function field({ name, label, mode, wrong }: Field): Html {
  const isWrong = wrong !== undefined;
  return html`<div>
    <label
      >${label}
      <input
        name="${name}"
        inputmode="${mode}"
        autocomplete="off"
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
