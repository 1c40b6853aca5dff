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

/** Nights by their keys, as updates are laid over them one after the other. */
export type FreeNights = Map<string, Map<string, number>>;
export type PlannedNights = Map<string, PlannedNight>;

/**
 * How many rooms may still be sold, night by night. The later of two limits for the same rate stands. Limits that come
 * for several rates of one room count the same rooms: the least of them stands, so that none is sold twice.
 */
export function addFree(nights: FreeNights, { roomId, ratePlanId, days, free }: AvailabilityUpdate): void {
  if (free === undefined) return;
  for (const date of daysOfRange(days)) {
    const key = `${date} ${roomId}`;
    const said = nights.get(key);
    if (said) said.set(ratePlanId ?? '', free);
    else nights.set(key, new Map([[ratePlanId ?? '', free]]));
  }
}

export const freeNights = (nights: FreeNights): FreeNight[] =>
  [...nights].map(([key, said]) => {
    const [date = '', roomId = ''] = key.split(' ');
    return { date: date as StayDate, roomId, free: Math.min(...said.values()) };
  });

/** What is forbidden, night by night; of two that speak of the same rule the later stands. */
export function addRuled(nights: PlannedNights, { roomId, ratePlanId, days, rules }: AvailabilityUpdate): void {
  if (Object.keys(rules).length === 0) return;
  for (const date of daysOfRange(days)) {
    const key = `${roomId} ${ratePlanId ?? ''} ${date}`;
    const before = nights.get(key)?.wish.rules;
    nights.set(key, { roomId, ratePlanId, date, wish: { rules: { ...before, ...rules } } });
  }
}

/** What stands around a night that a price is named for. */
export type Standing = {
  readonly cells: Cells;
  /** The list of the nearest night that has one. */
  listNear(roomId: string, ratePlanId: string, date: StayDate): NightPrices | null;
  /** A list by which those whom the room is meant for pay so much. */
  withPrice(roomId: string, ratePlanId: string, list: NightPrices | null, price: number): NightPrices;
};

/** Prices night by night, laid over those that stand. */
export function addPriced(nights: PlannedNights, update: RateUpdate, standing: Standing): void {
  const { roomId, ratePlanId, days, prices: named } = update;
  for (const date of daysOfRange(days)) {
    const key = `${roomId} ${ratePlanId} ${date}`;
    const rate = rateIn(standing.cells, roomId, ratePlanId, date);
    const own = nights.get(key)?.wish.prices ?? (rate && pricesOf(rate));
    const near = own ?? standing.listNear(roomId, ratePlanId, date);
    const base = named.price === undefined ? near : standing.withPrice(roomId, ratePlanId, near, named.price);
    const prices = withNamed(base, named, own !== null);
    if (prices) nights.set(key, { roomId, ratePlanId, date, wish: { prices } });
  }
}

/**
 * A list with the named prices in it. Numbers of adults that nobody has named yet cost what the next greater number does,
 * for whoever says what three pay and not what one does sells the room to one, too. Null where no price for adults is known.
 */
export function withNamed(list: NightPrices | null, named: NamedPrices, keepsAdults: boolean): NightPrices | null {
  const { extraAdult, child, infant } = named;
  const byAdults = named.byAdults
    ? withAdults(keepsAdults ? (list?.byAdults ?? []) : [], named.byAdults)
    : list?.byAdults;
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
