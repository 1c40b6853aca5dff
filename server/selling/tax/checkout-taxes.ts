import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { LocalTaxLine, Quote } from '@stayfront/rules/booking/quote';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { localTaxLines } from '@stayfront/rules/tax/local-tax-lines';

/**
 * The local taxes of a quoted room that are worked out at checkout, in the hotel's currency: those of a hotel with a tax
 * service, whose offers carry none. Elsewhere nothing, since the quote has them already.
 */
export function checkoutTaxes(document: PropertyDocument, quote: Quote): LocalTaxLine[] {
  if (!document.config.useTaxService) return [];
  const nights = nightsOf(quote).map((date, i) => ({
    date,
    minor: (quote.nightPrices[i] ?? 0) - (quote.nightDiscounts[i] ?? 0),
  }));
  const taxes = document.taxes.filter((tax) => tax.kind === 'local');
  return localTaxLines(taxes, nights, quote.guests);
}
