import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { rateRows, remembering, runsOf, type Column, type RateRow } from '@stayfront/rules/calendar-edit/rate-rows';
import { standardPrice } from '@stayfront/rules/calendar-edit/standard-price';
import { followedPlans } from '@stayfront/rules/pricing/followed-plans';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import type { SaidRules } from '@stayfront/rules/calendar-history/cell-change';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';
import { daysBetween } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readCalendarVersion } from './read-calendar-version.ts';
import { readHeldRooms, readPackedStock, type PackedStock } from './packed-nights.store.ts';
import { lastDayOf, mostNights } from './check-put.ts';
import { readColumns } from './read-columns.ts';
import { standardParty } from './standard-party.ts';
import type { Days } from './stay-calendar.store.ts';

type Asked = Days & {
  readonly rooms?: readonly string[] | undefined;
  readonly ratePlans?: readonly string[] | undefined;
  readonly amounts: 'true' | 'false';
};

/** The grid of the desk: the calendar from one day to another, in columns. */
export async function readDeskCalendar(
  db: Db,
  hotel: Hotel,
  { rooms, ratePlans, amounts, ...days }: Asked,
  now: Instant,
): Promise<DeskCalendar | Refusal<'calendar.too_large'>> {
  const { document } = hotel;
  const length = daysBetween(days.from, days.to) + 1;
  const count = (all: readonly { readonly id: string }[], ids: readonly string[] | undefined): number =>
    all.filter(({ id }) => !ids || ids.includes(id)).length;
  const [shownRooms, shownPlans] = [count(document.rooms, rooms), count(document.ratePlans, ratePlans)];
  if (length * (document.rooms.length + shownRooms * (shownPlans + 1)) > mostNights)
    return refuse('calendar.too_large', 'Ask for fewer days, or for some of the rooms');
  const asked = { rooms, ratePlans, amounts, ...days };
  return inHotel(db, hotel.hotelId, (tx) => readGridIn(tx, hotel, asked, now), 'read only');
}

/** The same inside of a transaction that sees one moment, for whoever reads more than the calendar in it. */
async function readGridIn(
  tx: Tx,
  { hotelId, document }: Hotel,
  { rooms, ratePlans, amounts, ...days }: Asked,
  now: Instant,
): Promise<DeskCalendar> {
  const length = daysBetween(days.from, days.to) + 1;
  const shownRooms = document.rooms.filter(({ id }) => !rooms || rooms.includes(id));
  const shownPlans = document.ratePlans.filter(({ id }) => !ratePlans || ratePlans.includes(id));
  const parents = new Map(document.ratePlans.map(({ id, follows }) => [id, follows?.ratePlan]));
  const read = ratePlans && [...new Set(ratePlans.flatMap((id) => followedPlans(id, (one) => parents.get(one))))];
  const version = await readCalendarVersion(tx, hotelId);
  const columns = await readColumns(tx, hotelId, days, { rooms, ratePlans: read });
  const stock = stockColumns(await readPackedStock(tx, hotelId, days), length);
  for (const { roomId, place, rooms: held } of await readHeldRooms(tx, hotelId, days, now))
    stock(roomId).held[place] = held;
  const all = document.rooms.map(({ id }) => stock(id));
  const sum = (pick: (one: Stock) => readonly (number | null)[]): number[] =>
    Array.from({ length }, (_, day) => all.reduce((whole, one) => whole + (pick(one)[day] ?? 0), 0));
  return {
    currency: document.currency,
    today: todayAt(document.timeZone, now),
    lastDay: lastDayOf({ document }, now),
    ...days,
    version: String(version),
    seasons: (document.seasons ?? [])
      .filter((season) => season.from <= days.to && season.to >= days.from)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    house: {
      total: sum(({ total }) => total),
      sold: sum(({ sold }) => sold),
      held: sum(({ held }) => held),
      rules: runsOf(columns.rules(null, null)),
    },
    ratePlans: document.ratePlans.map(({ id, follows, pricesPer = 'room', floor, ceiling }) => ({
      ratePlanId: id,
      follows: follows?.ratePlan ?? null,
      ...(follows ? { rule: follows } : {}),
      pricesPer,
      floor: floor?.minor ?? null,
      ceiling: ceiling?.minor ?? null,
      rules: runsOf(columns.rules(null, id)),
    })),
    rooms: shownRooms.map((room) => ({
      roomId: room.id,
      standardAdults: standardAdults(room, document.guests),
      ...stock(room.id),
      rules: runsOf(columns.rules(room.id, null)),
    })),
    rates: shownRooms.flatMap((room) => {
      const rows = rateRows(columns, document.ratePlans, room.id, length);
      return shownPlans
        .filter((plan) => !plan.rooms || plan.rooms.includes(room.id))
        .map((plan) => {
          const row = rows(plan.id);
          const party = standardParty(document, room);
          const price = remembering((list: NightPrices) => ({
            of: standardPrice(list, party, plan.pricesPer ?? 'room'),
          }));
          return {
            roomId: room.id,
            ratePlanId: plan.id,
            price: row.lists.map((list) => (list ? price(list).of : null)),
            apart: plan.follows ? spans(row) : [],
            rules: runsOf(row.rules),
            binding: runsOf(more(row.binding, row.rules)),
            ...(amounts === 'true' ? { amounts: listed(row.lists) } : {}),
          };
        });
    }),
  };
}

type Stock = { readonly total: (number | null)[]; readonly sold: number[]; readonly held: number[] };

function stockColumns(packed: readonly PackedStock[], length: number): (roomId: string) => Stock {
  const known = new Map<string, Stock>();
  const of = (roomId: string): Stock => {
    let stock = known.get(roomId);
    if (!stock) {
      const zeros = (): number[] => Array.from({ length }, () => 0);
      stock = { total: Array.from({ length }, () => null), sold: zeros(), held: zeros() };
      known.set(roomId, stock);
    }
    return stock;
  };
  for (const { roomId, places, counts } of packed) {
    const { total, sold } = of(roomId);
    places.forEach((place, i) => {
      total[place] = counts[i * 2] ?? 0;
      sold[place] = counts[i * 2 + 1] ?? 0;
    });
  }
  return of;
}

/** Nights with prices of their own, as [place, days]. */
const spans = ({ own }: RateRow): [number, number][] =>
  runsOf(own.map((rate) => rate && apart)).map(([place, days]) => [place, days]);
const apart = {};

/** What binds on days on which that is more than its own rules. */
const more = (binding: Column<SaidRules>, rules: Column<SaidRules>): Column<SaidRules> =>
  binding.map((said, day) => (JSON.stringify(said) === JSON.stringify(rules[day]) ? null : said));

function listed(lists: Column<NightPrices>): NonNullable<DeskCalendar['rates'][number]['amounts']> {
  const places = new Map<NightPrices | null, number>();
  const days = lists.map((list) => {
    const known = places.get(list);
    if (known !== undefined) return known;
    places.set(list, places.size);
    return places.size - 1;
  });
  return { lists: [...places.keys()].map((list) => list && writable(list)), days };
}

const writable = ({ byAdults, extraAdult, child, infant, bands }: NightPrices) => ({
  byAdults: [...byAdults],
  extraAdult,
  child,
  infant,
  ...(bands ? { bands: [...bands] } : {}),
});
