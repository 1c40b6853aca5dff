type Way = { activate(): void };

/** The ways to pay inside the provider's drop-in, which its types do not name. */
type Ways = { readonly googlePay?: Way; readonly applePay?: Way; readonly creditCard?: Way };

/** Where the drop-in puts a wallet once the guest's device has said that it has one. */
const places = { googlePay: '#google-pay-dropin-load-element', applePay: '#apple-pay-dropin-load-element' } as const;

/**
 * The drop-in opens one way to pay and folds the others. A wallet is one button: it is opened as soon as it is there, above
 * the card, which is open as well. Says how to stop looking for wallets.
 */
export function openWallets(box: Element, dropIn: object): () => void {
  const ways = dropIn as Ways;
  const opened = new Set<string>();
  ways.creditCard?.activate();
  const look = (): void => {
    for (const way of ['googlePay', 'applePay'] as const) {
      if (opened.has(way) || !box.querySelector(`${places[way]} > *`)) continue;
      opened.add(way);
      ways[way]?.activate();
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(box, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
