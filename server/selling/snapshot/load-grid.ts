import { dayFlags, makeGrid, type Grid } from '@stayfront/rules/grid/grid';
import { applyPlanConditions, barWeekdaysOfPlans } from '@stayfront/rules/grid/apply-plan-conditions';
import { followRates, linkParents } from '@stayfront/rules/grid/follow-rates';
import { applyWeekdayRules } from '@stayfront/rules/grid/apply-weekday-rules';
import { restrictCell, type CellRules } from '@stayfront/rules/grid/restrict-cell';
import { bitOf, dayBoundNames } from '@stayfront/rules/restriction/day-rules';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import { addDays, dayNumber, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { boundColumns, flagColumns } from '../../platform/db/day-rule-columns.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { fillPersonPrices, readPersonPrices } from './fill-person-prices.ts';
import { readInHotel } from '../../platform/db/read-in-hotel.ts';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';

export type Days = { readonly from: StayDate; readonly to: StayDate };

/** A grid of a hotel's rooms and rates for some days (the last one included), filled from the database. */
export async function loadGrid(db: Db, document: PropertyDocument, days: Days, now: Instant): Promise<Grid> {
  const grid = emptyGrid(document, days, todayAt(document.timeZone, now));
  await Promise.all([fillRates(db, document.hotelId, grid, days), fillStock(db, document.hotelId, grid, days, now)]);
  return grid;
}

function emptyGrid(document: PropertyDocument, days: Days, today: StayDate): Grid {
  const rooms = document.rooms.map(({ id, maxOccupancy, occupancy }) => ({ id, maxOccupancy, occupancy }));
  const abilities = cardAbilities(document.config.paymentSolutionsProvider);
  const plans = document.ratePlans.map((plan) => ({
    rooms: plan.rooms,
    facts: {
      ratePlanId: plan.id,
      pricesPer: plan.pricesPer,
      conditions: plan.conditions,
      isPackageOnly: plan.isPackageOnly,
      isUnbookable: !canSecure(plan.guarantee, abilities),
    },
  }));
  const products = document.rooms.flatMap((room, place) =>
    plans
      .filter((plan) => !plan.rooms || plan.rooms.includes(room.id))
      .map(({ facts }) => ({
        room: place,
        ...facts,
        mandatory: mandatoryOf(document, room.id, facts.ratePlanId),
      })),
  );
  const grid = makeGrid({
    firstDay: days.from,
    today,
    days: dayNumber(days.to) - dayNumber(days.from) + 1,
    rooms,
    products: linkParents(products, document.ratePlans),
    bounds: document.guests,
    adultColumns: mostPayers(document),
  });
  applyWeekdayRules(grid, document.weekdayRules);
  barWeekdaysOfPlans(grid);
  return grid;
}

/** Prices are looked up for so many: adults, and children where they count among the persons of a price or pay as adults. */
function mostPayers({ guests, rooms, ratePlans }: PropertyDocument): number {
  const doChildrenCount =
    ratePlans.some(({ pricesPer }) => pricesPer === 'person') || rooms.some(({ occupancy }) => occupancy?.fullPayers);
  return Math.max(1, guests.adults.max, ...(doChildrenCount ? rooms.map(({ maxOccupancy }) => maxOccupancy) : []));
}

/** Reads the stock of some days again, over what the grid has. */
export async function fillStock(db: Db, hotelId: number, grid: Grid, days: Days, now: Instant): Promise<void> {
  const places = new Map(grid.rooms.map((room, place) => [room.id, place]));
  const rows = await readInHotel<{ room_id: string; days: Buffer; free: Buffer }>(db, hotelId, {
    name: 'fill-stock',
    text: `select room_id, string_agg(int4send(date - $2::date), '' order by date) as days,
                  string_agg(int4send(greatest(0, total - sold - coalesce(held, 0))), '' order by date) as free
             from inventory left join (
                    select date, room_id, sum(rooms)::int as held from hold
                     where hotel_id = $1 and date between $2 and $3 and expires_at > $4 group by date, room_id
                  ) as holds using (date, room_id)
            where hotel_id = $1 and date between $2 and $3 group by room_id`,
    values: [hotelId, days.from, days.to, new Date(now)],
  });
  const offset = dayNumber(days.from) - grid.firstDay;
  grid.edition.count++;
  clear(grid.free, grid.rooms.length, grid.days, offset, lengthOf(days));
  for (const row of rows) {
    const room = places.get(row.room_id);
    if (room === undefined) continue;
    for (let i = 0; i < row.days.length; i += 4) {
      const day = row.days.readInt32BE(i) + offset;
      if (day >= 0 && day < grid.days) grid.free[room * grid.days + day] = row.free.readInt32BE(i);
    }
  }
}

type RateRow = {
  /** False for rules beside those of a rate; an empty room or rate plan then means all of them. */
  is_rate: boolean;
  room_id: string;
  rate_plan_id: string;
  days: Buffer;
  prices: Buffer | null;
  rules: Buffer;
};

/**
 * Reads prices and rules of some days again. A row per product, its days packed, since rows are what costs time; both
 * tables in one statement, so that no rule is seen without the price that came with it.
 */
export async function fillRates(db: Db, hotelId: number, grid: Grid, days: Days): Promise<void> {
  const [rows, persons] = await Promise.all([readRates(db, hotelId, grid, days), readPersonPrices(db, hotelId, days)]);
  const offset = dayNumber(days.from) - grid.firstDay;
  for (const column of [grid.flags, ...dayBoundNames.map((bound) => grid[bound])])
    clear(column, grid.products.length, grid.days, offset, lengthOf(days));
  grid.edition.count++;
  const places = new Map(grid.products.map((p, place) => [`${grid.rooms[p.room]?.id}.${p.ratePlanId}`, place]));
  for (const row of rows) {
    const product = places.get(`${row.room_id}.${row.rate_plan_id}`);
    if (product !== undefined) fillProduct(grid, product, row, offset);
    else if (!row.is_rate) fillAll(grid, row, offset);
  }
  fillPersonPrices(grid, persons, days);
  applyPlanConditions(grid, offset, offset + lengthOf(days));
  followRates(grid, offset, offset + lengthOf(days));
}

const readRates = (db: Db, hotelId: number, grid: Grid, days: Days): Promise<RateRow[]> =>
  readInHotel<RateRow>(db, hotelId, {
    name: `fill-rates-by-person-${grid.adultColumns}`,
    text: `select true as is_rate, room_id, rate_plan_id, ${packedDays}, ${packedRules},
                  string_agg(${priceColumns(grid.adultColumns)}, '' order by date) as prices
             from rate where hotel_id = $1 and date between $2 and $3 group by room_id, rate_plan_id
            union all
           select false, room_id, rate_plan_id, ${packedDays}, ${packedRules}, null
             from restriction where hotel_id = $1 and date between $2 and $3 group by room_id, rate_plan_id`,
    values: [hotelId, days.from, days.to],
  });

/** A rule for all rooms, for all rate plans, or for both. */
function fillAll(grid: Grid, row: RateRow, offset: number): void {
  grid.products.forEach(({ room, ratePlanId }, product) => {
    const isOfRoom = row.room_id === '' || row.room_id === grid.rooms[room]?.id;
    const isOfPlan = row.rate_plan_id === '' || row.rate_plan_id === ratePlanId;
    if (isOfRoom && isOfPlan) fillProduct(grid, product, row, offset);
  });
}

function fillProduct(grid: Grid, product: number, row: RateRow, offset: number): void {
  const width = (grid.adultColumns + 4) * 8;
  for (let i = 0; i < row.days.length / 4; i++) {
    const day = row.days.readInt32BE(i * 4) + offset;
    if (day < 0 || day >= grid.days) continue;
    const cell = product * grid.days + day;
    restrictCell(grid, cell, readRules(row, i));
    if (!row.prices) continue;
    for (let adults = 0; adults < grid.adultColumns; adults++)
      grid.price[(product * grid.adultColumns + adults) * grid.days + day] = whole(row.prices, i * width + adults * 8);
    grid.extraAdult[cell] = whole(row.prices, i * width + grid.adultColumns * 8);
    grid.child[cell] = whole(row.prices, i * width + (grid.adultColumns + 1) * 8);
    grid.infant[cell] = whole(row.prices, i * width + (grid.adultColumns + 2) * 8);
    grid.listedAdults[cell] = whole(row.prices, i * width + (grid.adultColumns + 3) * 8);
  }
}

const packedDays = `string_agg(int4send(date - $2::date), '' order by date) as days`;

/** The flags as one number, then each bound: two bytes apiece. */
const packedRules = `string_agg(${[
  `int2send((${flagColumns.map(({ flag, column }) => `${column}::int * ${bitOf(flag)}`).join(' + ')})::int2)`,
  ...boundColumns.map(({ column }) => `int2send(coalesce(${column}, 0::int2))`),
].join(' || ')}, '' order by date) as rules`;
const packedBytes = 2 * (1 + dayBoundNames.length);

function readRules({ rules, is_rate: isRate }: RateRow, night: number): CellRules {
  const at = night * packedBytes;
  const cell: Record<string, number> = { flags: rules.readInt16BE(at) | (isRate ? dayFlags.hasPrice : 0) };
  dayBoundNames.forEach((bound, place) => (cell[bound] = rules.readInt16BE(at + 2 * (place + 1))));
  return cell as CellRules;
}

/** A price for each number of adults: beyond those listed, the last one and a supplement for each further adult. */
const priceColumns = (adultColumns: number): string =>
  [
    ...Array.from(
      { length: adultColumns },
      (_, i) =>
        `int8send(coalesce(by_adults[${i + 1}], by_adults[cardinality(by_adults)] + (${i + 1} - cardinality(by_adults)) * extra_adult))`,
    ),
    'int8send(extra_adult)',
    'int8send(child)',
    'int8send(infant)',
    'int8send(cardinality(by_adults))',
  ].join(' || ');

const whole = (bytes: Buffer, at: number): number => bytes.readInt32BE(at) * 4_294_967_296 + bytes.readUInt32BE(at + 4);

const lengthOf = (days: Days): number => dayNumber(days.to) - dayNumber(days.from) + 1;

function clear(
  cells: Int32Array | Uint16Array | Uint8Array,
  rows: number,
  width: number,
  from: number,
  length: number,
): void {
  const [begin, end] = [Math.max(0, from), Math.min(width, from + length)];
  for (let row = 0; row < rows; row++) cells.fill(0, row * width + begin, row * width + end);
}

/** The days a grid covers. */
export const daysOf = (today: StayDate, horizon: number): Days => ({ from: today, to: addDays(today, horizon) });
