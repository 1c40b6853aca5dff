import type { Restriction } from '@stayfront/rules/calendar/nights';
import { sayRules, type CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { dayRuleNames } from '@stayfront/rules/restriction/day-rules';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import { dayRulesIn, type DayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts } from './pg-lists.ts';
import { saveInPieces } from './save-in-pieces.ts';
import { ruleColumns, ruleLists, rulesIn, setRules } from './rule-lists.ts';

type Row = DayRuleColumns & { readonly date: StayDate; readonly room_id: string; readonly rate_plan_id: string };

/** A day that nothing is forbidden on needs no row: writing one takes the rules of that day away. */
export const saveRestrictions = (
  tx: Tx,
  hotelId: number,
  restrictions: readonly Restriction[],
): Promise<CellChange[]> => saveInPieces(restrictions, (piece) => savePiece(tx, hotelId, piece));

async function savePiece(tx: Tx, hotelId: number, restrictions: readonly Restriction[]): Promise<CellChange[]> {
  const [lifted, set] = [restrictions.filter(isOpen), restrictions.filter((one) => !isOpen(one))];
  const keys = (some: readonly Restriction[]): RawBuilder<unknown> =>
    sql`${list(some.map((n) => n.date))}::date[], ${texts(some.map((n) => n.roomId ?? ''))}::text[],
        ${texts(some.map((n) => n.ratePlanId ?? ''))}::text[]`;
  const changes: CellChange[] = [];
  if (lifted.length > 0) {
    const { rows } = await sql<Row>`
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
  if (set.length > 0) {
    const { rows } = await sql<(DayRuleColumns | { is_closed: null }) & { places: Buffer }>`
      with day as materialized (
      select * from unnest(${keys(set)}, ${ruleLists(set)}) with ordinality
           as day (date, room_id, rate_plan_id, ${ruleColumns}, place)
      ), done as (
      insert into restriction (hotel_id, date, room_id, rate_plan_id, ${ruleColumns})
      select ${hotelId}, date, room_id, rate_plan_id, ${ruleColumns} from day
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
    for (const { places, ...was } of rows) {
      const before = was.is_closed === null ? null : sayRules(dayRulesIn(was));
      for (let at = 0; at < places.length; at += 4) {
        const one = set[places.readInt32BE(at) - 1];
        if (!one) continue;
        const { date, roomId, ratePlanId, rules } = one;
        changes.push({ kind: 'rules', roomId, ratePlanId, date, before, after: sayRules(rules) });
      }
    }
  }
  return changes;
}

const isOpen = ({ rules }: Restriction): boolean => dayRuleNames.every((name) => !rules[name]);
