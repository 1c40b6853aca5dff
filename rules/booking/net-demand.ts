import { demandOf, type Demand } from './quote.ts';
import type { StayDate } from '../stay/stay-date.ts';

type Nights = { readonly roomId: string; readonly nights: readonly StayDate[] };

/**
 * What a change of stays needs beyond what they have: more than nothing is to be taken, less is given back, and a night
 * that they keep is neither. So a guest who moves by a day in a full house needs one night, not all of them again.
 */
export function netDemand(wanted: readonly Nights[], had: readonly Nights[]): Demand[] {
  const keyOf = ({ date, roomId }: Demand): string => `${date} ${roomId}`;
  const back = new Map(demandOf(had).map((demand) => [keyOf(demand), demand]));
  const taken = demandOf(wanted).map((demand) => {
    const own = back.get(keyOf(demand))?.rooms ?? 0;
    back.delete(keyOf(demand));
    return { ...demand, rooms: demand.rooms - own };
  });
  const given = [...back.values()].map((demand) => ({ ...demand, rooms: -demand.rooms }));
  return [...taken, ...given]
    .filter(({ rooms }) => rooms !== 0)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}
