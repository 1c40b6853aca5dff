import type { OfferGiven } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Language } from '@stayfront/contract/property/texts';
import type { OfferLine } from '@stayfront/rules/special-offer/offer-lines';
import { describeOffer } from '../../property/content/describe-offer.ts';

/** What offers have taken off, by their names. */
export const describeOfferLines = (
  document: PropertyDocument,
  lines: readonly OfferLine[],
  language: Language,
): OfferGiven[] =>
  lines.map(({ offerId, minor }) => ({ ...describeOffer(document, offerId, language), totalDiscount: minor }));
