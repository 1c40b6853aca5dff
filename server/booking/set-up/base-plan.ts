import type { PropertyDocument } from '@stayfront/contract/property/property-document';

type Plan = PropertyDocument['ratePlans'][number];

/** The rate plan whose prices are typed, since no other says what it costs: the first that follows none. */
export const basePlanOf = ({ ratePlans }: Pick<PropertyDocument, 'ratePlans'>): Plan | undefined =>
  ratePlans.find((plan) => !plan.follows && (plan.pricesPer ?? 'room') === 'room');
