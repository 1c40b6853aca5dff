import { CANCELLATION_UNDONE } from '@stayfront/rules/booking/last-cancelled';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { EventPlace } from '../reservation/read-events-after.ts';

export type SoldState = 'sold' | 'cancelled' | 'no-show' | 'none';

export type SoldStay = {
  readonly reservationId: string;
  readonly roomStayIndex: number;
  readonly state: SoldState;
  readonly currency: CurrencyCode;
  readonly bookedOn: StayDate;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly nights: number;
  readonly lead: number;
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly source: string;
  readonly country: string;
  readonly amounts: readonly number[];
  readonly revenue: number;
  readonly kept: number;
  readonly vatRates: readonly number[];
  readonly vatAmounts: readonly number[];
  readonly localTax: number;
};

/** A stay as it stands since an instant; with `until`, as it stood. */
export type KeptStay = SoldStay & { readonly since: Date; readonly until: Date | 'infinity'; readonly eventId: number };

export type News = { readonly reservationId: string; readonly eventId: number; readonly at: Date };

/** What has happened beyond what reports know, whether or not it is known how far the history has settled. */
export async function readUncounted(tx: Tx, hotelId: number, most: number): Promise<News[]> {
  const gathered = await sql<{ place: string; event_id: number }>`
    select transaction_id::text as place, event_id from sold_gathered where hotel_id = ${hotelId}`.execute(tx);
  const { place, event_id: eventId } = gathered.rows[0] ?? { place: '0', event_id: 0 };
  const { rows } = await sql<{ reservation_id: string; event_id: number; at: Date }>`
    select event.reservation_id, max(event.event_id) as event_id, max(event.happened_at) as at
      from reservation_event as event
     where event.hotel_id = ${hotelId}
       and (event.transaction_id, event.event_id) > (${place}::xid8, ${eventId}::bigint)
       and not exists (
         select from sold_stay as stay
          where stay.hotel_id = event.hotel_id and stay.reservation_id = event.reservation_id
            and stay.event_id >= event.event_id)
     group by event.reservation_id
     order by 2
     limit ${most}`.execute(tx);
  return rows.map((row) => ({ reservationId: row.reservation_id, eventId: row.event_id, at: row.at }));
}

/** Whose guests did not come, room by room, as far as that was not taken back. */
export async function readStayedAway(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => ReadonlySet<number>> {
  const { rows } = await sql<{ reservation_id: string; place: number }>`
    select event.reservation_id, cast(room.place as integer) as place
      from reservation_event as event
      cross join lateral jsonb_array_elements_text(event.detail->'roomStays') as room (place)
     where event.hotel_id = ${hotelId} and event.reservation_id = any(${reservationIds}::text[])
       and event.what in ('no-show', 'no-show-room')
       and not exists (
         select from reservation_event as later
          where later.hotel_id = event.hotel_id and later.reservation_id = event.reservation_id
            and later.what = ${CANCELLATION_UNDONE} and later.event_id > event.event_id)`.execute(tx);
  const places = Map.groupBy(rows, (row) => row.reservation_id);
  return (reservationId) => new Set(places.get(reservationId)?.map(({ place }) => place));
}

/** Locks how far reports have come, so that one at a time takes them further. */
export async function lockGathered(tx: Tx, hotelId: number): Promise<EventPlace> {
  await sql`insert into sold_gathered (hotel_id, transaction_id, event_id) values (${hotelId}, '0', 0)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ place: string; event_id: number }>`
    select transaction_id::text as place, event_id from sold_gathered where hotel_id = ${hotelId} for update`.execute(
    tx,
  );
  return { transactionId: rows[0]?.place ?? '0', eventId: rows[0]?.event_id ?? 0 };
}

export async function saveGathered(tx: Tx, hotelId: number, { transactionId, eventId }: EventPlace): Promise<void> {
  await sql`update sold_gathered set transaction_id = ${transactionId}::xid8, event_id = ${eventId}
    where hotel_id = ${hotelId}`.execute(tx);
}

/** The stays of reservations as reports have them now. */
export async function readKept(tx: Tx, hotelId: number, reservationIds: readonly string[]): Promise<KeptStay[]> {
  const rows = await tx
    .selectFrom('sold_stay')
    .selectAll()
    // As JSON: the driver would make texts of large numbers in a list.
    .select(sql<number[]>`to_json(amounts)`.as('amounts_read'))
    .select(sql<number[]>`to_json(vat_amounts)`.as('vat_amounts_read'))
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', sql<string>`any(${reservationIds}::text[])`)
    .where('until', '=', sql<Date>`'infinity'`)
    .execute();
  return rows.map((row) => ({
    reservationId: row.reservation_id,
    roomStayIndex: row.room_stay_index,
    since: row.since,
    until: 'infinity',
    eventId: row.event_id,
    state: row.state,
    currency: row.currency,
    bookedOn: row.booked_on,
    arrival: row.arrival,
    departure: row.departure,
    nights: row.nights,
    lead: row.lead,
    roomId: row.room_id,
    ratePlanId: row.rate_plan_id,
    source: row.source,
    country: row.country,
    amounts: row.amounts_read,
    revenue: row.revenue,
    kept: row.kept,
    vatRates: row.vat_rates,
    vatAmounts: row.vat_amounts_read,
    localTax: row.local_tax,
  }));
}

type Which = Pick<KeptStay, 'reservationId' | 'roomStayIndex'>;

/** What stood until then stands no more. What had stood for no time at all never did. */
export async function endKept(tx: Tx, hotelId: number, ended: readonly (Which & { until: Date })[]): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ reservationId }) => reservationId);
  const places = ended.map(({ roomStayIndex }) => roomStayIndex);
  const untils = ended.map(({ until }) => until);
  const named = sql`unnest(${ids}::text[], ${places}::integer[], ${untils}::timestamptz[]) as named (id, place, until)`;
  const same = sql`stay.hotel_id = ${hotelId} and stay.reservation_id = named.id
    and stay.room_stay_index = named.place and stay.until = 'infinity'`;
  await sql`delete from sold_stay as stay using ${named} where ${same} and stay.since >= named.until`.execute(tx);
  await sql`update sold_stay as stay set until = named.until from ${named} where ${same}`.execute(tx);
}

/** They are the same as before, up to a later event. */
export async function confirmKept(tx: Tx, hotelId: number, same: readonly (Which & News)[]): Promise<void> {
  if (same.length === 0) return;
  const ids = same.map(({ reservationId }) => reservationId);
  const places = same.map(({ roomStayIndex }) => roomStayIndex);
  const events = same.map(({ eventId }) => eventId);
  await sql`update sold_stay as stay set event_id = named.event_id
      from unnest(${ids}::text[], ${places}::integer[], ${events}::bigint[]) as named (id, place, event_id)
     where stay.hotel_id = ${hotelId} and stay.reservation_id = named.id and stay.room_stay_index = named.place
       and stay.until = 'infinity'`.execute(tx);
}

export async function insertKept(tx: Tx, hotelId: number, stays: readonly KeptStay[]): Promise<void> {
  if (stays.length === 0) return;
  await tx
    .insertInto('sold_stay')
    .values(
      stays.map((stay) => ({
        hotel_id: hotelId,
        reservation_id: stay.reservationId,
        room_stay_index: stay.roomStayIndex,
        since: stay.since,
        until: stay.until === 'infinity' ? sql<Date>`'infinity'` : stay.until,
        event_id: stay.eventId,
        state: stay.state,
        currency: stay.currency,
        booked_on: stay.bookedOn,
        arrival: stay.arrival,
        departure: stay.departure,
        nights: stay.nights,
        lead: stay.lead,
        room_id: stay.roomId,
        rate_plan_id: stay.ratePlanId,
        source: stay.source,
        country: stay.country,
        amounts: [...stay.amounts],
        revenue: stay.revenue,
        kept: stay.kept,
        vat_rates: [...stay.vatRates],
        vat_amounts: [...stay.vatAmounts],
        local_tax: stay.localTax,
      })),
    )
    .execute();
}
