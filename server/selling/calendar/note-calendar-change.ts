import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { foldInPieces, nightsOf } from '@stayfront/rules/calendar-history/series';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { inTurns } from '../../platform/http/in-turns.ts';

/** Who changes a calendar and by what, as history keeps it. */
export type ChangeNote = {
  /** An e-mail address, or the name of a key or connection. */
  readonly who: string;
  readonly whoKind: 'person' | 'key' | 'connection' | 'system';
  readonly kind: 'save' | 'put' | 'undo' | 'import';
  readonly name?: string | null | undefined;
  readonly undoes?: number | undefined;
  readonly warned?: number | undefined;
  readonly keptOver?: number | undefined;
};

/** The demo, the command line, tests: whoever is nobody. */
export const bySystem: ChangeNote = { who: 'system', whoKind: 'system', kind: 'put' };

/** Writes a change down under the next number; null where there is none. The calendar is locked. */
export async function noteCalendarChange(
  tx: Tx,
  hotelId: number,
  changes: readonly CellChange[],
  { who, whoKind, kind, name = null, undoes, warned = 0, keptOver = 0 }: ChangeNote,
  now: Instant,
): Promise<number | null> {
  if (changes.length === 0) return null;
  const series = await inTurns(foldInPieces(changes));
  const some = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))].toSorted();
  const { rows } = await sql<{ number: number }>`
    update calendar_head set number = number + 1 where hotel_id = ${hotelId} returning number`.execute(tx);
  const number = Number(rows[0]?.number);
  await tx
    .insertInto('calendar_change')
    .values({
      hotel_id: hotelId,
      number,
      happened_at: new Date(now),
      who,
      who_kind: whoKind,
      kind,
      name,
      nights: series.reduce((sum, one) => sum + nightsOf(one), 0),
      from_date: series.map(({ from }) => from).toSorted()[0] ?? series[0]!.from,
      to_date:
        series
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? series[0]!.to,
      room_ids: some(series.map(({ roomId }) => roomId)),
      rate_plan_ids: some(series.map(({ ratePlanId }) => ratePlanId)),
      undoes: undoes ?? null,
      warned,
      kept_over: keptOver,
    })
    .execute();
  const kept: Insertable<Tables['calendar_series']>[] = [];
  await eachInTurns(series, 4, (one) =>
    kept.push({
      hotel_id: hotelId,
      number,
      kind: one.kind,
      room_id: one.roomId ?? '',
      rate_plan_id: one.ratePlanId ?? '',
      from_date: one.from,
      to_date: one.to,
      content: JSON.stringify({ values: one.values, runs: one.runs }),
    }),
  );
  await tx.insertInto('calendar_series').values(kept).execute();
  return number;
}
