/** A card as a guest knows it: of which network, and its last four digits. */
export type KnownCard = { readonly brand: string | null; readonly suffix: string | null };

/** As the networks write themselves; providers write them in many ways. */
const networks: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  americanexpress: 'American Express',
  diners: 'Diners Club',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  rupay: 'RuPay',
};

/** "Visa ···· 1111"; null where the digits are not known, since a network alone tells no card from another. */
export function cardName(card: KnownCard | null): string | null {
  if (!card || !/^\d{4}$/.test(card.suffix ?? '')) return null;
  const network = networks[(card.brand ?? '').toLowerCase().replace(/[^a-z]/g, '')];
  return [network, '····', card.suffix].filter(Boolean).join('\u00a0');
}
