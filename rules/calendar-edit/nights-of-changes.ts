import type { Nights } from '../calendar/nights.ts';
import {
  pricesOf,
  readRules,
  type CellChange,
  type SaidRate,
  type SaidRules,
} from '../calendar-history/cell-change.ts';

/** Changes as nights to be put. A rate whose prices go is given back, also where there is nothing to follow. */
export function nightsOfChanges(changes: readonly CellChange[]): Required<Nights> {
  const nights = { rooms: [], rates: [], following: [], restrictions: [] } as {
    -readonly [List in keyof Required<Nights>]: Required<Nights>[List][number][];
  };
  for (const { kind, roomId, ratePlanId, date, after } of changes) {
    if (kind === 'rules')
      nights.restrictions.push({ date, roomId, ratePlanId, rules: readRules(after as SaidRules | null) });
    else if (roomId === null) continue;
    else if (kind === 'stock') nights.rooms.push({ date, roomId, total: (after as number | null) ?? 0 });
    else if (ratePlanId === null) continue;
    else if (after === null) nights.following.push({ date, roomId, ratePlanId });
    else {
      const rate = after as SaidRate;
      nights.rates.push({ date, roomId, ratePlanId, prices: pricesOf(rate), rules: readRules(rate.rules) });
    }
  }
  return nights;
}
