import type { Follows } from '@stayfront/rules/pricing/follow-prices';

/** Twelve per cent less than the flexible rate, to the nearest franc. */
export const cheaper: Follows = {
  ratePlan: 'flexible',
  change: { kind: 'percent', basisPoints: -1200 },
  roundTo: { minor: 100, direction: 'nearest' },
  rules: 'parent',
};

/** Dinner for each guest on top of it. */
export const withBoard: Follows = {
  ratePlan: 'flexible',
  change: { kind: 'amount', minor: 5800, per: 'person' },
  rules: 'parent',
};
