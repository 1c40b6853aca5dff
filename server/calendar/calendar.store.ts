import type { Nights, RateNight } from '@stayfront/rules/calendar/nights';
import type { StayCalendar } from '@stayfront/rules/availability/find-offers';
import { type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

/** The hotel's calendar for the days of a stay, departure day included. */
export async function readCalendar(db: Tx, hotelId: number, stay: Stay): Promise<StayCalendar> {
  const within = { from: stay.arrival, to: stay.departure };
  const [rooms, rates] = [await readInventory(db, hotelId, within), await readRates(db, hotelId, within)];
  return {
    freeRooms: (roomId, date) => rooms.get(`${date} ${roomId}`) ?? 0,
    rate: (roomId, ratePlanId, date) => rates.get(`${date} ${roomId}.${ratePlanId}`),
  };
}

type Days = { readonly from: StayDate; readonly to: StayDate };

async function readInventory(db: Tx, hotelId: number, days: Days): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('inventory')
    .select(['date', 'room_id', 'total', 'sold'])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<', days.to)
    .execute();
  return new Map(rows.map((row) => [`${row.date} ${row.room_id}`, row.total - row.sold]));
}

async function readRates(db: Tx, hotelId: number, days: Days): Promise<Map<string, RateNight>> {
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.date} ${row.room_id}.${row.rate_plan_id}`,
      {
        date: row.date,
        roomId: row.room_id,
        ratePlanId: row.rate_plan_id,
        prices: { byAdults: row.by_adults, extraAdult: row.extra_adult, child: row.child, infant: row.infant },
        rules: {
          isClosed: row.is_closed,
          isClosedToArrival: row.is_closed_to_arrival,
          isClosedToDeparture: row.is_closed_to_departure,
          minStay: row.min_stay,
          maxStay: row.max_stay,
        },
      },
    ]),
  );
}

/**
 * Puts nights into the calendar. What is sold stays sold: where a hotel sets fewer rooms than it has already sold, the
 * night keeps as many as are taken.
 */
export async function saveNights(tx: Tx, hotelId: number, nights: Nights): Promise<void> {
  await sql`
    insert into inventory (hotel_id, date, room_id, total)
    select ${hotelId}, night.date, night.room_id, night.total
      from unnest(${nights.rooms.map((n) => n.date)}::date[], ${nights.rooms.map((n) => n.roomId)}::text[],
                  ${nights.rooms.map((n) => n.total)}::int[]) as night (date, room_id, total)
     order by date, room_id
    on conflict (hotel_id, date, room_id)
      do update set total = greatest(excluded.total, inventory.sold)
      where inventory.total <> greatest(excluded.total, inventory.sold)`.execute(tx);
  const { rates } = nights;
  await sql`
    insert into rate (hotel_id, date, room_id, rate_plan_id, by_adults, extra_adult, child, infant,
                      is_closed, is_closed_to_arrival, is_closed_to_departure, min_stay, max_stay)
    select ${hotelId}, night.date, night.room_id, night.rate_plan_id,
           array(select jsonb_array_elements_text(night.by_adults::jsonb)::bigint),
           night.extra_adult, night.child, night.infant, night.closed, night.cta, night.ctd, night.min_stay, night.max_stay
      from unnest(${rates.map((n) => n.date)}::date[], ${rates.map((n) => n.roomId)}::text[],
                  ${rates.map((n) => n.ratePlanId)}::text[],
                  ${rates.map((n) => JSON.stringify(n.prices.byAdults))}::text[],
                  ${rates.map((n) => n.prices.extraAdult)}::bigint[], ${rates.map((n) => n.prices.child)}::bigint[],
                  ${rates.map((n) => n.prices.infant)}::bigint[], ${rates.map((n) => n.rules.isClosed)}::boolean[],
                  ${rates.map((n) => n.rules.isClosedToArrival)}::boolean[],
                  ${rates.map((n) => n.rules.isClosedToDeparture)}::boolean[],
                  ${rates.map((n) => n.rules.minStay)}::smallint[], ${rates.map((n) => n.rules.maxStay)}::smallint[])
           as night (date, room_id, rate_plan_id, by_adults, extra_adult, child, infant, closed, cta, ctd, min_stay, max_stay)
    on conflict (hotel_id, date, room_id, rate_plan_id) do update set
      by_adults = excluded.by_adults, extra_adult = excluded.extra_adult, child = excluded.child,
      infant = excluded.infant, is_closed = excluded.is_closed, is_closed_to_arrival = excluded.is_closed_to_arrival,
      is_closed_to_departure = excluded.is_closed_to_departure, min_stay = excluded.min_stay,
      max_stay = excluded.max_stay`.execute(tx);
}
