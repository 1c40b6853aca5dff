import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { GoogleHotel } from '@stayfront/rules/google-prices/google-hotel';
import type { ToldName } from '@stayfront/rules/google-prices/told';
import { candidateOffers } from '../../selling/offer/candidate-offers.ts';

/** What of a hotel's document says how its prices are told. */
export const googleHotelOf = (document: PropertyDocument, days: number): GoogleHotel => ({
  currency: document.currency,
  roomNames: namesOf(document.rooms),
  planNames: namesOf(document.ratePlans),
  taxes: document.taxes.flatMap((tax) => (tax.kind === 'local' ? [tax] : [])),
  usesTaxService: document.config.useTaxService === true,
  offers: candidateOffers(document, undefined).offers,
  floorOf: (ratePlanId) => document.ratePlans.find(({ id }) => id === ratePlanId)?.floor?.minor ?? 0,
  days,
});

const namesOf = (
  list: readonly { readonly id: string; readonly name: Readonly<Record<string, string | undefined>> }[],
): Record<string, ToldName> =>
  Object.fromEntries(
    list.map(({ id, name }) => [
      id,
      Object.fromEntries(Object.entries(name).filter((one): one is [string, string] => Boolean(one[1]))),
    ]),
  );
