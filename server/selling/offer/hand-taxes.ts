import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { HandTaxes } from '@stayfront/rules/pricing/price-by-hand';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';

/** What a price by hand is taxed by: as every price of the hotel. */
export const handTaxes = (document: PropertyDocument): HandTaxes => ({
  vatRates: vatRatesOf(document),
  local: document.config.useTaxService ? null : document.taxes.filter((tax) => tax.kind === 'local'),
});
