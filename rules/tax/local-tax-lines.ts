import type { LocalTaxLine } from '../booking/quote.ts';
import type { PricedNight } from '../pricing/priced-night.ts';
import type { Guests } from '../stay/guests.ts';
import { localTax, type LocalTax } from './local-tax.ts';

/** The local taxes of a stay, a line for each that applies. Nights come with what is paid for the room. */
export function localTaxLines(
  taxes: readonly (LocalTax & { readonly id: string })[],
  nights: readonly PricedNight[],
  guests: Guests,
): LocalTaxLine[] {
  const lines: LocalTaxLine[] = [];
  for (const tax of taxes) {
    const { minor } = localTax(tax, nights, guests);
    if (minor > 0) lines.push({ taxId: tax.id, minor });
  }
  return lines;
}
