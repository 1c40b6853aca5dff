import type { ChangeBy } from '@stayfront/contract/desk/calendar/shapes';
import { keyOfChange } from '@stayfront/rules/calendar-edit/cells';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { changeOn } from '@stayfront/rules/calendar-history/series';
import type { Tx } from '../../platform/db/open-database.ts';
import { readChangesByNumber } from './calendar-change-list.store.ts';
import { readSeriesSince } from './calendar-history.store.ts';
import { changeBy } from './describe-refused.ts';
import { spanOf } from './plan-edits.ts';

/** Who changed some nights last; null where that was never written down. */
export async function findLastTouch(
  tx: Tx,
  hotelId: number,
  nights: readonly CellChange[],
): Promise<(night: CellChange) => ChangeBy | null> {
  if (nights.length === 0) return () => null;
  const rooms = [...new Set(nights.flatMap(({ roomId }) => roomId ?? []))];
  const series = (await readSeriesSince(tx, hotelId, 0, spanOf(nights), rooms)).toReversed();
  const numbers = new Map<string, number>();
  for (const night of nights) {
    const found = series.find(
      (one) =>
        one.kind === night.kind &&
        one.roomId === night.roomId &&
        one.ratePlanId === night.ratePlanId &&
        changeOn(one, night.date),
    );
    if (found) numbers.set(keyOfChange(night), found.number);
  }
  const changes = await readChangesByNumber(tx, hotelId, [...numbers.values()]);
  return (night) => {
    const change = changes.get(numbers.get(keyOfChange(night)) ?? 0);
    return change ? changeBy(change) : null;
  };
}
