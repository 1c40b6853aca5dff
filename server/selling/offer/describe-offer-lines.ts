import type { OfferGiven } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import type { OfferLine } from '@stayfront/rules/special-offer/offer-lines';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';

/** What offers have taken off, by their names: those of today, since a hotel may have ended one that was booked. */
export const describeOfferLines = (
  document: PropertyDocument,
  lines: readonly OfferLine[],
  language: Language,
): OfferGiven[] =>
  lines.map(({ offerId, minor }) => ({ ...describeOffer(document, offerId, language), totalDiscount: minor }));

/** An offer without its amount. */
export function describeOffer(
  { offers = [], language: own }: PropertyDocument,
  offerId: string,
  language: Language,
): Omit<OfferGiven, 'totalDiscount'> {
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) return { offerId, name: offerId };
  return {
    offerId,
    name: textIn(offer.name, language, own),
    ...otherLanguagesIn({ name: offer.name }, language, own),
    ...(offer.code === undefined ? {} : { code: offer.code }),
  };
}
