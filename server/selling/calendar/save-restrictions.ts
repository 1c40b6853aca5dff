import type { Restriction } from '@stayfront/rules/calendar/nights';
import { sayRules, type CellChange, type SaidRules } from '@stayfront/rules/calendar-history/cell-change';
import { dayRuleNames } from '@stayfront/rules/restriction/day-rules';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import { dayRulesIn, type DayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts } from './pg-lists.ts';
import { ruleColumns, ruleLists, rulesIn, setRules } from './rule-lists.ts';

type Row = {
  readonly date: StayDate;
  readonly room_id: string;
  readonly rate_plan_id: string;
} & (DayRuleColumns | { readonly [Column in keyof DayRuleColumns]: null });
const changed = (row: Row, after: SaidRules | null): CellChange => ({
  kind: 'rules',
  roomId: row.room_id || null,
  ratePlanId: row.rate_plan_id || null,
  date: row.date,
  before: row.is_closed === null ? null : sayRules(dayRulesIn(row)),
  after,
});

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
    const { rows } = await sql<Row>`
      delete from restriction
       where hotel_id = ${hotelId}
         and (date, room_id, rate_plan_id) in (select * from unnest(${keys(lifted)}))
      returning date, room_id, rate_plan_id, ${rulesIn('restriction')}`.execute(tx);
    changes.push(...rows.map((row) => changed(row, null)));
  }
  if (set.length > 0) {
    const said = new Map(set.map((one) => [`${one.date} ${one.roomId ?? ''}.${one.ratePlanId ?? ''}`, one.rules]));
    const { rows } = await sql<Row>`
      with done as (
      insert into restriction (hotel_id, date, room_id, rate_plan_id, ${ruleColumns})
      select ${hotelId}, date, room_id, rate_plan_id, ${ruleColumns}
        from unnest(${keys(set)}, ${ruleLists(set)}) as night (date, room_id, rate_plan_id, ${ruleColumns})
       order by date, room_id, rate_plan_id
      on conflict (hotel_id, date, room_id, rate_plan_id) do update set ${setRules}
      where (${rulesIn('restriction')}) is distinct from (${rulesIn('excluded')})
      returning date, room_id, rate_plan_id)
      select done.*, ${rulesIn('before')}
        from done left join restriction as before
          on before.hotel_id = ${hotelId} and before.date = done.date and before.room_id = done.room_id
         and before.rate_plan_id = done.rate_plan_id`.execute(tx);
    changes.push(
      ...rows.map((row) => {
        const rules = said.get(`${row.date} ${row.room_id}.${row.rate_plan_id}`);
        return changed(row, rules ? sayRules(rules) : null);
      }),
    );
  }
  return changes;
}

const isOpen = ({ rules }: Restriction): boolean => dayRuleNames.every((name) => !rules[name]);
