import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Texts } from '@stayfront/contract/property/texts';
import { findPromotion } from '@stayfront/rules/promotion/find-promotion';
import { offerOf } from '@stayfront/rules/special-offer/offer-of';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';

/** What a guest has typed the code of: an offer, or a promotion, which is read as one. */
export type CodedOffer = { readonly code: string; readonly name: Texts; readonly offer: SpecialOffer };

/** What a search may be given. */
export type CandidateOffers = {
  /** In the order of the document, the promotion last. */
  readonly offers: readonly SpecialOffer[];
  /** The one of them whose code was typed. */
  readonly coded: CodedOffer | null;
};

/** The offers that need no code, and what the typed code opens. In a package only those that name its rate plan. */
export function candidateOffers(
  document: PropertyDocument,
  promoCode: string | undefined,
  isInPackage = false,
): CandidateOffers {
  const coded = promoCode ? findCoded(document, promoCode) : null;
  const given = (document.offers ?? []).filter(
    (offer) => (offer.code === undefined || offer === coded?.offer) && !(isInPackage && offer.ratePlans === undefined),
  );
  return { coded, offers: coded?.offer.id === null ? [...given, coded.offer] : given };
}

export function findCoded({ offers = [], promotions }: PropertyDocument, typedCode: string): CodedOffer | null {
  const offer = findPromotion(offers, typedCode);
  if (offer?.code !== undefined) return { code: offer.code, name: offer.name, offer };
  const promotion = findPromotion(promotions, typedCode);
  return promotion && { code: promotion.code, name: promotion.name, offer: offerOf(promotion) };
}
