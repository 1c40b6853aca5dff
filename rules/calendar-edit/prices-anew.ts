import type { NightPrices } from '../pricing/price-night.ts';
import type { Party } from '../pricing/party.ts';
import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';
import { cellKey, type Cells } from './cells.ts';
import { columnsOf } from './columns-of.ts';
import { median, usualWeeks } from './guards.ts';
import { rateRows, remembering, type Plan } from './rate-rows.ts';
import { standardPrice } from './standard-price.ts';

/** What has to be known of a hotel to say what its nights cost the standard party. */
export type PriceFacts = {
  readonly plans: readonly (Plan & { readonly rooms?: readonly string[] | undefined })[];
  partyOf(roomId: string): Party;
};

export type Days = { readonly from: StayDate; readonly to: StayDate };

/** What a room at a rate plan costs from the first of some days on: its lists, and what the standard party pays. */
type PricedRow = { readonly lists: readonly (NightPrices | null)[]; readonly prices: readonly (number | null)[] };
export type StandardPrices = { readonly days: Days; row(roomId: string, ratePlanId: string): PricedRow };

export function standardPrices(cells: Cells, days: Days, { plans, partyOf }: PriceFacts): StandardPrices {
  const columns = columnsOf(cells, days.from, days.to);
  const length = daysBetween(days.from, days.to) + 1;
  const rooms = new Map<string, ReturnType<typeof rateRows>>();
  const known = new Map<string, PricedRow>();
  return {
    days,
    row(roomId, ratePlanId) {
      const key = `${roomId}.${ratePlanId}`;
      const found = known.get(key);
      if (found) return found;
      const rowOf = rooms.get(roomId) ?? rateRows(columns, plans, roomId, length);
      rooms.set(roomId, rowOf);
      const per = plans.find(({ id }) => id === ratePlanId)?.pricesPer ?? 'room';
      const work = remembering((list: NightPrices) => ({ of: standardPrice(list, partyOf(roomId), per) }));
      const { lists } = rowOf(ratePlanId);
      const row = { lists, prices: lists.map((list) => list && work(list).of) };
      known.set(key, row);
      return row;
    },
  };
}

export type PriceAnew = {
  readonly room: string;
  readonly ratePlan: string;
  readonly date: StayDate;
  readonly before: number | null;
  readonly after: number | null;
  /** It has no price of its own afterwards: it follows. */
  readonly isFollowing: boolean;
};

/** Nights that cost the standard party something else afterwards, in some rooms on some days, whoever is followed. */
export function pricesAnew(
  before: StandardPrices,
  after: StandardPrices,
  afterCells: Cells,
  { plans }: PriceFacts,
  rooms: readonly string[],
  { from, to }: Days,
): PriceAnew[] {
  const nights: PriceAnew[] = [];
  const [first, last] = [daysBetween(before.days.from, from), daysBetween(before.days.from, to)];
  for (const room of rooms)
    for (const { id: ratePlan, rooms: sold } of plans) {
      if (sold && !sold.includes(room)) continue;
      const [was, is] = [before.row(room, ratePlan).prices, after.row(room, ratePlan).prices];
      for (let day = first; day <= last; day++) {
        if (was[day] === is[day]) continue;
        const date = addDays(before.days.from, day);
        const isFollowing = !afterCells.get(cellKey('rate', room, ratePlan, date));
        nights.push({ room, ratePlan, date, before: was[day] ?? null, after: is[day] ?? null, isFollowing });
      }
    }
  return nights;
}

/** What a weekday usually costs around a night, as it stands: the median of eight weeks before and after, and its own. */
export function usualPrice(prices: StandardPrices, roomId: string, ratePlanId: string, date: StayDate): number | null {
  const row = prices.row(roomId, ratePlanId).prices;
  const day = daysBetween(prices.days.from, date);
  const same: number[] = [];
  for (let week = -usualWeeks; week <= usualWeeks; week++) {
    const one = row[day + week * 7] ?? null;
    if (one !== null) same.push(one);
  }
  return median(same);
}

/** The list of the night, or of the next one to it that has any, the earlier of two. */
export function nearestList(
  prices: StandardPrices,
  roomId: string,
  ratePlanId: string,
  date: StayDate,
): NightPrices | null {
  const { lists } = prices.row(roomId, ratePlanId);
  const day = daysBetween(prices.days.from, date);
  for (let away = 0; away <= lists.length; away++) {
    const found = lists[day - away] ?? lists[day + away];
    if (found) return found;
  }
  return null;
}
