import type { Restriction } from '@stayfront/rules/calendar/nights';
import { sayRules, type CellChange, type SaidRules } from '@stayfront/rules/calendar-history/cell-change';
import { dayRuleNames } from '@stayfront/rules/restriction/day-rules';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import { dayRulesIn, type DayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { list, texts } from './pg-lists.ts';
import { ruleColumns, ruleLists, rulesIn, setRules } from './rule-lists.ts';

type Lifted = DayRuleColumns & { readonly date: StayDate; readonly room_id: string; readonly rate_plan_id: string };

/** So many days are laid out before others have their turn. */
const daysInARow = 2_000;

/** A day that nothing is forbidden on needs no row: writing one takes the rules of that day away. */
export async function saveRestrictions(
  tx: Tx,
  hotelId: number,
  restrictions: readonly Restriction[],
): Promise<CellChange[]> {
  const [lifted, set] = [restrictions.filter(isOpen), restrictions.filter((one) => !isOpen(one))];
  const keys = (some: readonly Restriction[]): RawBuilder<unknown> =>
    sql`${list(some.map((n) => n.date))}::date[], ${texts(some.map((n) => n.roomId ?? ''))}::text[],
        ${texts(some.map((n) => n.ratePlanId ?? ''))}::text[]`;
  const changes: CellChange[] = [];
  if (lifted.length > 0) {
    const { rows } = await sql<Lifted>`
      delete from restriction
       where hotel_id = ${hotelId}
         and (date, room_id, rate_plan_id) in (select * from unnest(${keys(lifted)}))
      returning date, room_id, rate_plan_id, ${rulesIn('restriction')}`.execute(tx);
    for (const row of rows)
      changes.push({
        kind: 'rules',
        roomId: row.room_id || null,
        ratePlanId: row.rate_plan_id || null,
        date: row.date,
        before: sayRules(dayRulesIn(row)),
        after: null,
      });
  }
  if (set.length > 0) for (const one of await setAll(tx, hotelId, set, keys(set))) changes.push(one);
  return changes;
}

type Before = DayRuleColumns | { readonly [Column in keyof DayRuleColumns]: null };

/** What stood on the days that change comes back packed, as that of rates does: days that had the same are one row. */
async function setAll(
  tx: Tx,
  hotelId: number,
  set: readonly Restriction[],
  keys: RawBuilder<unknown>,
): Promise<CellChange[]> {
  const { rows } = await sql<Before & { readonly places: Buffer }>`
    with day as materialized (
      select * from unnest(${keys}, ${ruleLists(set)}) with ordinality
             as day (date, room_id, rate_plan_id, ${ruleColumns}, place)
    ), done as (
    insert into restriction (hotel_id, date, room_id, rate_plan_id, ${ruleColumns})
    select ${hotelId}, date, room_id, rate_plan_id, ${ruleColumns}
      from day
     order by date, room_id, rate_plan_id
    on conflict (hotel_id, date, room_id, rate_plan_id) do update set ${setRules}
    where (${rulesIn('restriction')}) is distinct from (${rulesIn('excluded')})
    returning date, room_id, rate_plan_id)
    select ${rulesIn('before')}, string_agg(int4send(day.place::int4), '') as places
      from done join day using (date, room_id, rate_plan_id)
      left join restriction as before
        on before.hotel_id = ${hotelId} and before.date = done.date and before.room_id = done.room_id
       and before.rate_plan_id = done.rate_plan_id
     group by ${rulesIn('before')}`.execute(tx);
  const changes: CellChange[] = [];
  for (const row of rows) {
    const before = saidBefore(row);
    const places = Array.from({ length: row.places.length / 4 }, (_, i) => row.places.readInt32BE(i * 4) - 1);
    await eachInTurns(places, daysInARow, (place) => {
      const day = set[place];
      if (day) changes.push({ kind: 'rules', ...rowOf(day), date: day.date, before, after: sayRules(day.rules) });
    });
  }
  return changes;
}

const rowOf = ({ roomId, ratePlanId }: Restriction) => ({ roomId: roomId ?? null, ratePlanId: ratePlanId ?? null });
const saidBefore = (row: Before): SaidRules | null => (row.is_closed === null ? null : sayRules(dayRulesIn(row)));

const isOpen = ({ rules }: Restriction): boolean => dayRuleNames.every((name) => !rules[name]);
