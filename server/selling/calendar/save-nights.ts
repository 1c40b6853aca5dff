import type { FollowingNight, Nights, RateNight, Restriction, RoomNight } from '@stayfront/rules/calendar/nights';
import { keepPrices, type KeptPrices } from '@stayfront/rules/pricing/kept-prices';
import { dayBoundNames, dayFlagNames, dayRuleNames, type DayRules } from '@stayfront/rules/restriction/day-rules';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import { dayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteAsksAges } from './note-asks-ages.ts';

/**
 * Puts nights into the calendar, over what stands there. Rows are written in the order of their keys, so that two
 * writers of one hotel wait for each other instead of for ever; a row that says the same as before is left alone.
 */
export async function saveNights(tx: Tx, hotelId: number, nights: Nights, now: Instant): Promise<void> {
  if (nights.rooms.length > 0) await saveStock(tx, hotelId, nights.rooms, now);
  const { following = [] } = nights;
  if (following.length + nights.rates.length > 0) await waitForRates(tx, hotelId, following.length > 0);
  if (following.length > 0) await giveBack(tx, hotelId, following);
  if (nights.rates.length > 0) await saveRates(tx, hotelId, nights.rates);
  if (nights.restrictions && nights.restrictions.length > 0) await saveRestrictions(tx, hotelId, nights.restrictions);
  if (following.length + nights.rates.length > 0) await noteAsksAges(tx, hotelId, nights.rates.some(hasBands), now);
}

const hasBands = ({ prices }: RateNight): boolean => (prices.bands?.length ?? 0) > 0;

/** What is sold stays sold, and what is held for a guest who is paying stays held: a night keeps that many rooms. */
async function saveStock(tx: Tx, hotelId: number, rooms: readonly RoomNight[], now: Instant): Promise<void> {
  const given = sql`unnest(${list(rooms.map((n) => n.date))}::date[], ${texts(rooms.map((n) => n.roomId))}::text[],
                           ${list(rooms.map((n) => n.total))}::int[]) as night (date, room_id, total)`;
  // First the locks, then a statement that sees whatever the locks were waited for.
  await sql`select lock_nights(${hotelId}, array_agg(date), array_agg(room_id)) from ${given}`.execute(tx);
  await sql`
    with held as (
      select date, room_id, sum(rooms)::int as kept from hold
       where hotel_id = ${hotelId} and expires_at > ${new Date(now)} group by date, room_id
    )
    insert into inventory (hotel_id, date, room_id, total)
    select ${hotelId}, night.date, night.room_id,
           greatest(night.total, coalesce(before.sold, 0) + coalesce(held.kept, 0))
      from ${given}
      left join inventory as before
        on before.hotel_id = ${hotelId} and before.date = night.date and before.room_id = night.room_id
      left join held on held.date = night.date and held.room_id = night.room_id
     order by night.date, night.room_id
    on conflict (hotel_id, date, room_id) do update set total = greatest(excluded.total, inventory.sold)
      where inventory.total <> greatest(excluded.total, inventory.sold)`.execute(tx);
}

/**
 * Who takes rates away is alone with the hotel's rates; who only puts some shares them with others who do, since rows
 * that are not there yet cannot be waited for in the order of their keys.
 */
async function waitForRates(tx: Tx, hotelId: number, isAlone: boolean): Promise<void> {
  const lock = sql.raw(isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtextextended('rates', ${hotelId}))`.execute(tx);
}

/** A night without a price of its own follows. */
async function giveBack(tx: Tx, hotelId: number, following: readonly FollowingNight[]): Promise<void> {
  await sql`
    delete from rate
     where hotel_id = ${hotelId} and (date, room_id, rate_plan_id) in (
       select * from unnest(${list(following.map((n) => n.date))}::date[],
                            ${texts(following.map((n) => n.roomId))}::text[],
                            ${texts(following.map((n) => n.ratePlanId))}::text[]))`.execute(tx);
}

async function saveRates(tx: Tx, hotelId: number, rates: readonly RateNight[]): Promise<void> {
  const kept = rates.map(({ prices }) => keepPrices(prices));
  await sql`
    insert into rate (hotel_id, date, room_id, rate_plan_id, by_adults, extra_adult, child, infant, by_person,
                      ${ruleColumns})
    select ${hotelId}, date, room_id, rate_plan_id, by_adults::bigint[], extra_adult, child, infant, by_person,
           ${ruleColumns}
      from unnest(${list(rates.map((n) => n.date))}::date[], ${texts(rates.map((n) => n.roomId))}::text[],
                  ${texts(rates.map((n) => n.ratePlanId))}::text[],
                  ${texts(kept.map((n) => list(n.byAdults)))}::text[],
                  ${list(kept.map((n) => n.extraAdult))}::bigint[],
                  ${list(kept.map((n) => n.child))}::bigint[],
                  ${list(kept.map((n) => n.infant))}::bigint[], ${personLists(kept)}::jsonb[], ${ruleLists(rates)})
           as night (date, room_id, rate_plan_id, by_adults, extra_adult, child, infant, by_person, ${ruleColumns})
     order by date, room_id, rate_plan_id
    on conflict (hotel_id, date, room_id, rate_plan_id) do update set
      by_adults = excluded.by_adults, extra_adult = excluded.extra_adult, child = excluded.child,
      infant = excluded.infant, by_person = excluded.by_person, ${setRules}
    where (rate.by_adults, rate.extra_adult, rate.child, rate.infant, rate.by_person, ${rulesIn('rate')})
          is distinct from
          (excluded.by_adults, excluded.extra_adult, excluded.child, excluded.infant, excluded.by_person,
           ${rulesIn('excluded')})
  `.execute(tx);
}

/** A day that nothing is forbidden on needs no row: writing one takes the rules of that day away. */
async function saveRestrictions(tx: Tx, hotelId: number, restrictions: readonly Restriction[]): Promise<void> {
  const [lifted, set] = [restrictions.filter(isOpen), restrictions.filter((one) => !isOpen(one))];
  const keys = (some: readonly Restriction[]): RawBuilder<unknown> =>
    sql`${list(some.map((n) => n.date))}::date[], ${texts(some.map((n) => n.roomId ?? ''))}::text[],
        ${texts(some.map((n) => n.ratePlanId ?? ''))}::text[]`;
  if (lifted.length > 0)
    await sql`
      delete from restriction
       where hotel_id = ${hotelId}
         and (date, room_id, rate_plan_id) in (select * from unnest(${keys(lifted)}))`.execute(tx);
  if (set.length > 0)
    await sql`
      insert into restriction (hotel_id, date, room_id, rate_plan_id, ${ruleColumns})
      select ${hotelId}, date, room_id, rate_plan_id, ${ruleColumns}
        from unnest(${keys(set)}, ${ruleLists(set)}) as night (date, room_id, rate_plan_id, ${ruleColumns})
       order by date, room_id, rate_plan_id
      on conflict (hotel_id, date, room_id, rate_plan_id) do update set ${setRules}
      where (${rulesIn('restriction')}) is distinct from (${rulesIn('excluded')})`.execute(tx);
}

const isOpen = ({ rules }: Restriction): boolean => dayRuleNames.every((name) => !rules[name]);

const ruleColumns = sql.raw(dayRuleColumns.join(', '));

const setRules = sql.raw(dayRuleColumns.map((column) => `${column} = excluded.${column}`).join(', '));

const rulesIn = (table: string): RawBuilder<unknown> =>
  sql.raw(dayRuleColumns.map((column) => `${table}.${column}`).join(', '));

const ruleLists = (days: readonly { readonly rules: DayRules }[]): RawBuilder<unknown> =>
  sql.join([
    ...dayFlagNames.map((flag) => sql`${list(days.map(({ rules }) => rules[flag]))}::boolean[]`),
    ...dayBoundNames.map((bound) => sql`${list(days.map(({ rules }) => rules[bound] || null))}::smallint[]`),
  ]);

/**
 * Arrays as PostgreSQL writes them. The driver would put every single number in quotes and look for signs to escape in
 * it, which for two years of prices takes longer than storing them.
 */
const list = (values: readonly (StayDate | number | boolean | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : String(value))).join(',')}}`;

const personLists = (nights: readonly KeptPrices[]): string =>
  `{${nights.map(({ byPerson }) => (byPerson ? quoted(JSON.stringify(byPerson)) : 'NULL')).join(',')}}`;

const texts = (values: readonly string[]): string => `{${values.map(quoted).join(',')}}`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
