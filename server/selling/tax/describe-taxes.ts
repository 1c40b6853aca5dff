import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import type { TaxLine } from '@stayfront/contract/tax';
import type { LocalTaxLine } from '@stayfront/rules/booking/quote';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';

/** Local taxes as a bill names them. One that the hotel no longer has keeps its id for a name. */
export function describeTaxes(
  document: PropertyDocument,
  lines: readonly LocalTaxLine[],
  currency: CurrencyCode,
  language: Language,
): TaxLine[] {
  return lines.map(({ taxId, minor }) => {
    const tax = document.taxes.find(({ id }) => id === taxId);
    const isPercent = tax?.kind === 'local' && tax.basis.kind === 'percent';
    return {
      taxType: 'local',
      taxId,
      taxDescription: textIn(tax?.name, language, document.language) || taxId,
      taxPercentage: isPercent && tax.basis.kind === 'percent' ? tax.basis.basisPoints / 100 : null,
      taxAmount: minor,
      taxCurrency: currency,
      isIncluded: false,
    };
  });
}
