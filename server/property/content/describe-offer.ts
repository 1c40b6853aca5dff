import type { OfferGiven } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { otherLanguagesIn } from './other-languages-in.ts';

/** What an offer is called today; one that the hotel has taken out of its document since is called by its id. */
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
