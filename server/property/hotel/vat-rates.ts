import type { PropertyDocument } from '@stayfront/contract/property/property-document';

type Taxed = Pick<PropertyDocument, 'taxes' | 'services'>;

/** The VAT inside what a hotel asks for its rooms, in basis points. */
export const vatRatesOf = ({ taxes }: Pick<Taxed, 'taxes'>): number[] =>
  taxes.filter((tax) => tax.kind === 'vat').map(({ basisPoints }) => basisPoints);

/** The VAT inside the price of a service: its own rate, or the hotel's where it has none or is no longer sold. */
export function serviceVatRates(document: Taxed, serviceId: string): number[] {
  const own = document.services.find(({ id }) => id === serviceId)?.vatBasisPoints;
  return own === undefined ? vatRatesOf(document) : [own];
}
