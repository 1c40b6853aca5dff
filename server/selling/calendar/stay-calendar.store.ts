import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RateNight, Restriction } from '@stayfront/rules/calendar/nights';
import type { RateCalendar } from '@stayfront/rules/availability/find-offers';
import { openDay, type DayRules } from '@stayfront/rules/restriction/check-stay';
import { stricter } from '@stayfront/rules/restriction/stricter';
import { rulesBinding } from '@stayfront/rules/restriction/weekday-rules';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Send } from '../../platform/db/send-in-hotel.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type Days = { readonly from: StayDate; readonly to: StayDate };

type StayAtRate = Stay & { readonly roomId: string; readonly ratePlanId: string };

/** The rates and rules of some stays, departure days included. Stock is not among them: a booking asks for it by taking it. */
export async function readRatesOf(
  send: Send,
  document: PropertyDocument,
  stays: readonly StayAtRate[],
): Promise<RateCalendar> {
  const { hotelId } = document;
  const lists = [
    stays.map(({ roomId }) => roomId),
    stays.map(({ ratePlanId }) => ratePlanId),
    stays.map(({ arrival }) => arrival),
    stays.map(({ departure }) => departure),
  ];
  // Named column by column: a statement that a connection keeps under its name must not answer differently after the next
  // release has added a column.
  const rules = 'is_closed, is_closed_to_arrival, is_closed_to_departure, min_stay, max_stay, min_through, max_through';
  const place = 'hotel_id, date, room_id, rate_plan_id';
  const asked = 'unnest($2::text[], $3::text[], $4::date[], $5::date[]) as stay (room, plan, arrival, departure)';
  const [rates, restrictions] = await Promise.all([
    send<Selectable<Tables['rate']>>({
      name: 'rates-of-stays',
      text: `select ${place}, by_adults, extra_adult, child, infant, ${rules} from ${asked} join rate on rate.hotel_id = $1 and rate.room_id = room
              and rate.rate_plan_id = plan and rate.date between arrival and departure`,
      values: [hotelId, ...lists],
    }),
    send<Selectable<Tables['restriction']>>({
      name: 'rules-of-stays',
      text: `select ${place}, ${rules} from ${asked} join restriction on restriction.hotel_id = $1
              and restriction.room_id in (room, '') and restriction.rate_plan_id in (plan, '')
              and restriction.date between arrival and departure`,
      values: [hotelId, ...lists],
    }),
  ]);
  return calendarOf(document, rates.map(rateNightOf), restrictions.map(restrictionOf));
}

function calendarOf(
  document: PropertyDocument,
  rates: readonly RateNight[],
  restrictions: readonly Restriction[],
): RateCalendar {
  const prices = new Map(rates.map((one) => [`${one.date} ${one.roomId}.${one.ratePlanId}`, one]));
  const rate: RateCalendar['rate'] = (roomId, ratePlanId, date) => prices.get(`${date} ${roomId}.${ratePlanId}`);
  return {
    rate,
    rules: (roomId, ratePlanId, date) =>
      restrictions
        .filter((one) => one.date === date && binds(one, roomId, ratePlanId))
        .reduce((rules, one) => stricter(rules, one.rules), rate(roomId, ratePlanId, date)?.rules ?? openDay),
    weekdayRules: (roomId, ratePlanId) => rulesBinding(document.weekdayRules, roomId, ratePlanId),
  };
}

const binds = (one: Restriction, roomId: string, ratePlanId: string): boolean =>
  (one.roomId === null || one.roomId === roomId) && (one.ratePlanId === null || one.ratePlanId === ratePlanId);

type StockNight = {
  readonly date: StayDate;
  readonly roomId: string;
  readonly total: number;
  readonly sold: number;
};

/** The last day is included, here and below; everything in the order of days. */
export async function readStock(tx: Tx, hotelId: number, days: Days): Promise<StockNight[]> {
  const rows = await tx
    .selectFrom('inventory')
    .select(['date', 'room_id', 'total', 'sold'])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .execute();
  return rows.map((row) => ({ date: row.date, roomId: row.room_id, total: row.total, sold: row.sold }));
}

export async function readRates(tx: Tx, hotelId: number, days: Days): Promise<RateNight[]> {
  const rows = await tx
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .orderBy('rate_plan_id')
    .execute();
  return rows.map(rateNightOf);
}

const rateNightOf = (row: Selectable<Tables['rate']>): RateNight => ({
  date: row.date,
  roomId: row.room_id,
  ratePlanId: row.rate_plan_id,
  prices: { byAdults: row.by_adults, extraAdult: row.extra_adult, child: row.child, infant: row.infant },
  rules: rulesOf(row),
});

export async function readRestrictions(tx: Tx, hotelId: number, days: Days): Promise<Restriction[]> {
  const rows = await tx
    .selectFrom('restriction')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .orderBy('rate_plan_id')
    .execute();
  return rows.map(restrictionOf);
}

const restrictionOf = (row: Selectable<Tables['restriction']>): Restriction => ({
  date: row.date,
  roomId: row.room_id || null,
  ratePlanId: row.rate_plan_id || null,
  rules: rulesOf(row),
});

const rulesOf = (row: Selectable<Tables['rate'] | Tables['restriction']>): DayRules => ({
  isClosed: row.is_closed,
  isClosedToArrival: row.is_closed_to_arrival,
  isClosedToDeparture: row.is_closed_to_departure,
  minStay: row.min_stay,
  maxStay: row.max_stay,
  minThrough: row.min_through,
  maxThrough: row.max_through,
});

/** Rooms held for guests who are paying, by day and room. */
export async function readHolds(tx: Tx, hotelId: number, days: Days, now: Instant): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('hold')
    .select(['date', 'room_id', (sum) => sum.fn.sum<number>('rooms').as('rooms')])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .where('expires_at', '>', new Date(now))
    .groupBy(['date', 'room_id'])
    .execute();
  return new Map(rows.map((row) => [`${row.date} ${row.room_id}`, Number(row.rooms)]));
}
