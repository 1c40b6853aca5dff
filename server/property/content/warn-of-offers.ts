import type { PropertyDocument } from '@stayfront/contract/property/property-document';

type Offer = NonNullable<PropertyDocument['offers']>[number];

/** Offers that are allowed in a document but that no guest will ever be given. In a hotelier's words. */
export const warnOfOffers = (document: PropertyDocument): string[] =>
  (document.offers ?? []).flatMap((offer) => {
    const why = whyNever(document, offer);
    return why === null ? [] : [`Nobody is given the offer "${offer.id}": ${why}.`];
  });

/** The ids of these. */
export const neverGiven = (document: PropertyDocument): string[] =>
  (document.offers ?? []).filter((offer) => whyNever(document, offer) !== null).map(({ id }) => id);

function whyNever({ guests }: PropertyDocument, { conditions = {}, discount }: Offer): string | null {
  const { minAdults = 1, maxNights } = conditions;
  if (minAdults > guests.adults.max)
    return `it needs ${minAdults} adults, and guests.adults.max is ${guests.adults.max}`;
  switch (discount.kind) {
    case 'free-nights':
      return maxNights !== undefined && discount.nights > maxNights
        ? `it needs ${discount.nights} nights, and its conditions.maxNights is ${maxNights}`
        : null;
    case 'child':
      return guests.children.max + guests.infants.max === 0
        ? 'it is for children, and the hotel takes adults only'
        : nothingOff(discount.basisPoints);
    case 'percent':
      return nothingOff(discount.basisPoints);
    case 'amount':
      return nothingOff(discount.minor);
  }
}

const nothingOff = (amount: number): string | null => (amount === 0 ? 'it takes nothing off' : null);
