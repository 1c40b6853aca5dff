import { nightCount } from '@stayfront/rules/stay/stay-date';
import { isStanding, type PlannedGroup } from './plan-import.ts';

type Sums = {
  readonly reservations: number;
  readonly rooms: number;
  readonly nights: number;
  readonly overbooked: number;
  readonly total: number;
};

/** What reservations come to that are brought along. */
export function sumsOf(groups: readonly PlannedGroup[]): Sums {
  const standing = groups.flatMap(({ stays }) => stays.filter(isStanding));
  return {
    reservations: groups.length,
    rooms: standing.length,
    nights: standing.reduce((sum, stay) => sum + nightCount(stay), 0),
    overbooked: groups.flatMap((group) => group.withoutRoom).reduce((sum, { nights }) => sum + nights.length, 0),
    total: standing.reduce((sum, { nightPrices }) => sum + nightPrices.reduce((a, b) => a + b, 0), 0),
  };
}
