import type { FollowingNight, RateNight } from '@stayfront/rules/calendar/nights';
import { sayRate, type CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { keepPrices, type KeptPrices } from '@stayfront/rules/pricing/kept-prices';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts, textsOrNull } from './pg-lists.ts';
import { saveInPieces } from './save-in-pieces.ts';
import { rateIn, saidRateOf, type RateColumns } from './rate-columns.ts';
import { ruleColumns, ruleLists, rulesIn, setRules } from './rule-lists.ts';

/**
 * Who takes rates away is alone with the hotel's rates; who only puts some shares them with others who do, since rows
 * that are not there yet cannot be waited for in the order of their keys.
 */
export async function waitForRates(tx: Tx, hotelId: number, isAlone: boolean): Promise<void> {
  const lock = sql.raw(isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtextextended('rates', ${hotelId}))`.execute(tx);
}

/** A night without a price of its own follows. */
export async function giveBack(tx: Tx, hotelId: number, following: readonly FollowingNight[]): Promise<CellChange[]> {
  const { rows } = await sql<RateColumns & { date: StayDate; room_id: string; rate_plan_id: string }>`
    delete from rate
     where hotel_id = ${hotelId} and (date, room_id, rate_plan_id) in (
       select * from unnest(${list(following.map((n) => n.date))}::date[],
                            ${texts(following.map((n) => n.roomId))}::text[],
                            ${texts(following.map((n) => n.ratePlanId))}::text[]))
    returning date, room_id, rate_plan_id, ${rateIn('rate')}`.execute(tx);
  return rows.map((row) => ({
    kind: 'rate',
    roomId: row.room_id,
    ratePlanId: row.rate_plan_id,
    date: row.date,
    before: saidRateOf(row),
    after: null,
  }));
}

/**
 * What stood on the nights that change comes back packed: nights that had the same are one row, since two years of
 * prices are many rows and few prices.
 */
export const saveRates = (tx: Tx, hotelId: number, rates: readonly RateNight[]): Promise<CellChange[]> =>
  saveInPieces(rates, (piece) => savePiece(tx, hotelId, piece));

async function savePiece(tx: Tx, hotelId: number, rates: readonly RateNight[]): Promise<CellChange[]> {
  const written = new Map<RateNight['prices'], KeptPrices>();
  const kept = rates.map(({ prices }) => {
    const there = written.get(prices) ?? keepPrices(prices); // nights that were put together share theirs
    written.set(prices, there);
    return there;
  });
  const { rows } = await sql<(RateColumns | { by_adults: null }) & { places: Buffer }>`
    with night as materialized (
      select * from unnest(${list(rates.map((n) => n.date))}::date[], ${texts(rates.map((n) => n.roomId))}::text[],
                  ${texts(rates.map((n) => n.ratePlanId))}::text[],
                  ${texts(kept.map((n) => list(n.byAdults)))}::text[],
                  ${list(kept.map((n) => n.extraAdult))}::bigint[],
                  ${list(kept.map((n) => n.child))}::bigint[],
                  ${list(kept.map((n) => n.infant))}::bigint[], ${personLists(kept)}::jsonb[], ${ruleLists(rates)})
           with ordinality
           as night (date, room_id, rate_plan_id, by_adults, extra_adult, child, infant, by_person, ${ruleColumns}, place)
    ), done as (
    insert into rate (hotel_id, date, room_id, rate_plan_id, by_adults, extra_adult, child, infant, by_person,
                      ${ruleColumns})
    select ${hotelId}, date, room_id, rate_plan_id, by_adults::bigint[], extra_adult, child, infant, by_person,
           ${ruleColumns}
      from night
     order by date, room_id, rate_plan_id
    on conflict (hotel_id, date, room_id, rate_plan_id) do update set
      by_adults = excluded.by_adults, extra_adult = excluded.extra_adult, child = excluded.child,
      infant = excluded.infant, by_person = excluded.by_person, ${setRules}
    where (rate.by_adults, rate.extra_adult, rate.child, rate.infant, rate.by_person, ${rulesIn('rate')})
          is distinct from
          (excluded.by_adults, excluded.extra_adult, excluded.child, excluded.infant, excluded.by_person,
           ${rulesIn('excluded')})
    returning date, room_id, rate_plan_id)
    select ${rateIn('before')}, string_agg(int4send(night.place::int4), '') as places
      from done join night using (date, room_id, rate_plan_id)
      left join rate as before
        on before.hotel_id = ${hotelId} and before.date = done.date and before.room_id = done.room_id
       and before.rate_plan_id = done.rate_plan_id
     group by ${rateIn('before')}`.execute(tx);
  const changes: CellChange[] = [];
  for (const { places, ...was } of rows) {
    const before = was.by_adults === null ? null : saidRateOf(was);
    for (let at = 0; at < places.length; at += 4) {
      const rate = rates[places.readInt32BE(at) - 1];
      if (!rate) continue;
      const { date, roomId, ratePlanId, prices, rules } = rate;
      changes.push({ kind: 'rate', roomId, ratePlanId, date, before, after: sayRate(prices, rules) });
    }
  }
  return changes;
}

const personLists = (nights: readonly KeptPrices[]): string =>
  textsOrNull(nights.map(({ byPerson }) => byPerson && JSON.stringify(byPerson)));
