import type { PropertyDocument } from '@stayfront/contract/property/property-document';

/** Whether some offer of a hotel is for children of an age. */
export const hasOffersByAge = ({ offers = [] }: Pick<PropertyDocument, 'offers'>): boolean =>
  offers.some(({ discount }) => discount.kind === 'child');
