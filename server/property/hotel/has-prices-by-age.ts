import type { PropertyDocument } from '@stayfront/contract/property/property-document';

/** Whether an offer or a package's price needs to know how old children are. */
export const hasPricesByAge = ({ offers = [], packages }: Pick<PropertyDocument, 'offers' | 'packages'>): boolean =>
  offers.some(({ discount }) => discount.kind === 'child') || packages.some(({ price }) => price && hasBands(price));

const hasBands = (price: NonNullable<PropertyDocument['packages'][number]['price']>): boolean =>
  price.kind === 'stay' &&
  [price, ...Object.values(price.rooms ?? {})].some((list) =>
    [list, ...(list.seasons ?? [])].some(({ bands = [] }) => bands.length > 0),
  );
