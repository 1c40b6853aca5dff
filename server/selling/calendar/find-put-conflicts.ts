import type { ToldConflict } from '@stayfront/rules/connection/told';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { changeOn } from '@stayfront/rules/calendar-history/series';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { readChangesByNumber } from './calendar-change-list.store.ts';
import { readSeriesSince } from './calendar-history.store.ts';
import { spanOf } from './plan-edits.ts';

type Putting = {
  /** The system, by the name that stands in history. */
  readonly who: string;
  /** Of its change; null where it changed nothing. */
  readonly number: number | null;
};

/** Enough to see what it is about. */
const mostTold = 100;

/**
 * Nights that somebody else has changed since the system changed anything last, and that it has put over now. Told, so
 * that the hotel sees who contradicts whom; the system decides all the same. Whoever speaks for the first time
 * contradicts nobody.
 */
export async function findPutConflicts(
  tx: Tx,
  hotelId: number,
  { who, number }: Putting,
  changes: readonly CellChange[],
): Promise<ToldConflict[]> {
  if (number === null || changes.length === 0) return [];
  const { rows } = await sql<{ last: string | null }>`
    select max(number) as last from calendar_change
     where hotel_id = ${hotelId} and number < ${number} and who = ${who} and who_kind = 'connection'`.execute(tx);
  const last = rows[0]?.last ?? null;
  if (last === null || Number(last) === number - 1) return [];
  const rooms = [...new Set(changes.flatMap(({ roomId }) => roomId ?? []))];
  const since = (await readSeriesSince(tx, hotelId, Number(last), spanOf(changes), rooms)).filter(
    (one) => one.number < number,
  );
  const series = Map.groupBy(since.toReversed(), rowOf);
  const others = await readChangesByNumber(tx, hotelId, [...new Set(since.map((one) => one.number))]);
  const found: ToldConflict[] = [];
  for (const change of changes) {
    const touch = series.get(rowOf(change))?.find((one) => changeOn(one, change.date));
    if (!touch) continue;
    const by = others.get(touch.number)?.who ?? '';
    const run = found.at(-1);
    const { kind, roomId: room, ratePlanId: ratePlan, date } = change;
    const isNext =
      run?.change === touch.number &&
      run.kind === kind &&
      run.room === room &&
      run.ratePlan === ratePlan &&
      addDays(run.to as StayDate, 1) === date;
    if (isNext) found[found.length - 1] = { ...run, to: date };
    else if (found.length === mostTold) break;
    else found.push({ kind, room, ratePlan, from: date, to: date, who: by, change: touch.number });
  }
  return found;
}

const rowOf = ({ kind, roomId, ratePlanId }: Pick<CellChange, 'kind' | 'roomId' | 'ratePlanId'>): string =>
  `${kind} ${roomId ?? ''}.${ratePlanId ?? ''}`;
