type Way = { activate(): void };

/** The ways to pay inside the provider's drop-in, which its types do not name. */
type Ways = { readonly googlePay?: Way; readonly applePay?: Way; readonly creditCard?: Way };

/** Where the drop-in puts a wallet once the guest's device has said that it has one. */
const places = { googlePay: '#google-pay-dropin-load-element', applePay: '#apple-pay-dropin-load-element' } as const;

/** A card that the provider knows of an earlier payment; its radio is the way to choose between it and another. */
const knownCard = '.payrails-dropin-item[id^="payrails-payment-instrument"] input[type="radio"]';

/**
 * The drop-in opens one way to pay and folds the others. A wallet is one button: it is opened as soon as it is there,
 * beside the card that is open as well: the one that the provider knows, or a new one. Says how to stop looking for wallets.
 */
export function openWallets(box: HTMLElement, dropIn: object): () => void {
  const ways = dropIn as Ways;
  const opened = new Set<string>();
  const known = box.querySelector<HTMLInputElement>(knownCard);
  box.classList.toggle('is-all-open', known === null);
  if (known) known.click();
  else ways.creditCard?.activate();
  const look = (): void => {
    for (const way of ['googlePay', 'applePay'] as const) {
      if (opened.has(way) || !box.querySelector(`${places[way]} > *`)) continue;
      opened.add(way);
      // To open it is not to choose it.
      const chosen = box.querySelector<HTMLInputElement>('input[type="radio"]:checked');
      ways[way]?.activate();
      if (chosen) chosen.checked = true;
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(box, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
