import { rateIn, type Cells } from '../calendar-edit/cells.ts';
import type { WishedNight } from '../calendar-edit/edit.ts';
import { daysOfRange } from '../calendar/days-of-range.ts';
import { pricesOf } from '../calendar-history/cell-change.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { AvailabilityUpdate } from './read-availability.ts';
import type { NamedPrices, RateUpdate } from './read-rates.ts';

export type FreeNight = { readonly roomId: string; readonly date: StayDate; readonly free: number };
type PlannedNight = Pick<WishedNight, 'roomId' | 'ratePlanId' | 'date'> & Pick<WishedNight, 'wish'>;

/**
 * How many rooms may still be sold, night by night. The later of two limits for the same rate stands. Limits that come
 * for several rates of one room count the same rooms: the least of them stands, so that none is sold twice.
 */
export function freeNights(updates: readonly AvailabilityUpdate[]): FreeNight[] {
  const byRate = new Map<string, Map<string, number>>();
  for (const { roomId, ratePlanId, days, free } of updates) {
    if (free === undefined) continue;
    for (const date of daysOfRange(days)) {
      const key = `${date} ${roomId}`;
      const said = byRate.get(key) ?? new Map<string, number>();
      byRate.set(key, said.set(ratePlanId ?? '', free));
    }
  }
  return [...byRate].map(([key, said]) => {
    const [date = '', roomId = ''] = key.split(' ');
    return { date: date as StayDate, roomId, free: Math.min(...said.values()) };
  });
}

/** What is forbidden, night by night; of two that speak of the same rule the later stands. */
export function ruledNights(updates: readonly AvailabilityUpdate[]): PlannedNight[] {
  const nights = new Map<string, PlannedNight>();
  for (const { roomId, ratePlanId, days, rules } of updates) {
    if (Object.keys(rules).length === 0) continue;
    for (const date of daysOfRange(days)) {
      const key = `${roomId} ${ratePlanId ?? ''} ${date}`;
      const before = nights.get(key)?.wish.rules;
      nights.set(key, { roomId, ratePlanId, date, wish: { rules: { ...before, ...rules } } });
    }
  }
  return [...nights.values()];
}

/** Prices night by night, laid over those that stand. `listNear` is the list of the nearest night that has one. */
export function pricedNights(
  updates: readonly RateUpdate[],
  cells: Cells,
  listNear: (roomId: string, ratePlanId: string, date: StayDate) => NightPrices | null,
  withPrice: (roomId: string, ratePlanId: string, list: NightPrices | null, price: number) => NightPrices,
): PlannedNight[] {
  const nights = new Map<string, { roomId: string; ratePlanId: string; date: StayDate; prices: NightPrices }>();
  for (const { roomId, ratePlanId, days, prices: named } of updates)
    for (const date of daysOfRange(days)) {
      const key = `${roomId} ${ratePlanId} ${date}`;
      const rate = rateIn(cells, roomId, ratePlanId, date);
      const own = nights.get(key)?.prices ?? (rate && pricesOf(rate));
      const near = own ?? listNear(roomId, ratePlanId, date);
      const base = named.price === undefined ? near : withPrice(roomId, ratePlanId, near, named.price);
      const prices = withNamed(base, named, own !== null);
      if (prices) nights.set(key, { roomId, ratePlanId, date, prices });
    }
  return [...nights.values()].map(({ prices, ...night }) => ({ ...night, wish: { prices } }));
}

/**
 * A list with the named prices in it. Numbers of adults that nobody has named yet cost what the next greater number does,
 * for whoever says what three pay and not what one does sells the room to one, too. Null where no price for adults is known.
 */
export function withNamed(list: NightPrices | null, named: NamedPrices, keepsAdults: boolean): NightPrices | null {
  const { extraAdult, child, infant } = named;
  const byAdults = named.byAdults ? withAdults(keepsAdults ? (list?.byAdults ?? []) : [], named.byAdults) : list?.byAdults;
  if (!byAdults || byAdults.length === 0) return null;
  // Bands say what children pay, too, and would stand over the price that was named.
  const keepsBands = list?.bands && child === undefined && infant === undefined;
  return {
    byAdults,
    extraAdult: extraAdult ?? list?.extraAdult ?? null,
    child: child ?? list?.child ?? 0,
    infant: infant ?? list?.infant ?? 0,
    ...(keepsBands ? { bands: list.bands } : {}),
  };
}

function withAdults(
  standing: readonly (number | null)[],
  named: Readonly<Record<number, number>>,
): readonly (number | null)[] {
  const most = Math.max(standing.length, ...Object.keys(named).map(Number));
  const list = Array.from({ length: most }, (_, i) => named[i + 1] ?? standing[i]);
  let next: number | null = null;
  for (let i = most - 1; i >= 0; i -= 1) {
    const known = list[i];
    if (known === undefined) list[i] = next;
    else next = known;
  }
  return list.map((price) => price ?? null);
}
