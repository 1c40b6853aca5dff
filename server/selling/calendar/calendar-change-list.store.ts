import type { CalendarChange } from '@stayfront/contract/desk/calendar/changes';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { list } from './pg-lists.ts';

export type ChangeFilter = {
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
  readonly night?: string | undefined;
  readonly before?: number | undefined;
  readonly since?: number | undefined;
};

/** Changes as the desk tells of them, the newest first. */
export async function readChanges(
  tx: Tx,
  hotelId: number,
  { room, ratePlan, night, before, since }: ChangeFilter,
  limit: number,
): Promise<CalendarChange[]> {
  let query = tx.selectFrom('calendar_change').selectAll().where('hotel_id', '=', hotelId);
  if (before !== undefined) query = query.where('number', '<', before);
  if (since !== undefined) query = query.where('number', '>', since);
  if (room !== undefined) query = query.where(sql<boolean>`${room} = any(room_ids)`);
  if (ratePlan !== undefined) query = query.where(sql<boolean>`${ratePlan} = any(rate_plan_ids)`);
  if (night !== undefined) query = query.where(sql<boolean>`${night}::date between from_date and to_date`);
  return described(tx, hotelId, await query.orderBy('number', 'desc').limit(limit).execute());
}

/** Those of some numbers, by number. */
export async function readChangesByNumber(
  tx: Tx,
  hotelId: number,
  numbers: readonly number[],
): Promise<Map<number, CalendarChange>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('calendar_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`number = any(${list([...new Set(numbers)])}::bigint[])`)
    .execute();
  return new Map((await described(tx, hotelId, rows)).map((one) => [Number(one.changeId), one]));
}

async function described(
  tx: Tx,
  hotelId: number,
  rows: readonly Selectable<Tables['calendar_change']>[],
): Promise<CalendarChange[]> {
  if (rows.length === 0) return [];
  const undone = await sql<{ undoes: number; number: number }>`
    select undoes, number from calendar_change
     where hotel_id = ${hotelId} and undoes = any(${list(rows.map(({ number }) => Number(number)))}::bigint[])
     order by number`.execute(tx);
  return rows.map((row) => ({
    changeId: String(row.number),
    at: row.happened_at.toISOString(),
    who: row.who,
    whoKind: row.who_kind,
    kind: row.kind,
    name: row.name,
    nights: row.nights,
    from: row.from_date,
    to: row.to_date,
    rooms: row.room_ids,
    ratePlans: row.rate_plan_ids,
    undoes: row.undoes === null ? null : String(row.undoes),
    undoneBy: undone.rows
      .filter(({ undoes }) => Number(undoes) === Number(row.number))
      .map((one) => String(one.number)),
    warned: row.warned,
    over: row.kept_over,
  }));
}
