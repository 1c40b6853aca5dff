import type { WeekdayName } from '../calendar/days-of-range.ts';
import { addDays, weekdayOf, type StayDate } from '../stay/stay-date.ts';

/** Prices of a room day by day, from a first day on; null where a night has none. */
export type PriceRow = { readonly roomId: string; readonly prices: readonly (number | null)[] };
type Named = { readonly name: string; readonly from: StayDate; readonly to: StayDate };
type RoomUsual = { readonly roomId: string; readonly weekday: number | null; readonly weekend: number | null };

export type UsualPrices = {
  readonly weekend: readonly WeekdayName[];
  readonly ordinary: readonly RoomUsual[];
  readonly seasons: readonly (Named & { readonly rooms: readonly RoomUsual[] })[];
};

const names: readonly WeekdayName[] = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'];
const usualWeekend: readonly WeekdayName[] = ['fri', 'sat'];

/**
 * A calendar read back as it was typed by season: what most weekdays and most weekends cost, in each season and outside of
 * them. Weekends are the nights of the week that cost more, where there are two prices; else Friday and Saturday.
 */
export function usualPrices(first: StayDate, rows: readonly PriceRow[], seasons: readonly Named[]): UsualPrices {
  const length = Math.max(0, ...rows.map(({ prices }) => prices.length));
  const days = Array.from({ length }, (_, place) => addDays(first, place));
  const seasonOn = days.map((date) => seasons.findLastIndex(({ from, to }) => from <= date && date <= to));
  const dayNames = days.map((date) => names[weekdayOf(date)] ?? 'sun');
  const weekend = weekendOf(rows, dayNames, seasonOn);
  const usualIn = (season: number): RoomUsual[] =>
    rows.map(({ roomId, prices }) => {
      const usual = (isWeekend: boolean): number | null =>
        mostFrequent(
          prices.filter(
            (_, place) => seasonOn[place] === season && isWeekend === weekend.includes(dayNames[place] ?? 'sun'),
          ),
        );
      const [weekday, atWeekend] = [usual(false), usual(true)];
      // A stretch without a weekend, or of nothing else, costs what it costs.
      return { roomId, weekday: weekday ?? atWeekend, weekend: atWeekend ?? weekday };
    });
  return {
    weekend,
    ordinary: usualIn(-1),
    seasons: seasons.map((season, place) => ({
      name: season.name,
      from: season.from,
      to: season.to,
      rooms: usualIn(place).filter(({ weekday }) => weekday !== null),
    })),
  };
}

function weekendOf(
  rows: readonly PriceRow[],
  dayNames: readonly WeekdayName[],
  seasonOn: readonly number[],
): readonly WeekdayName[] {
  for (const { prices } of rows) {
    const usual = names.map((name) =>
      mostFrequent(prices.filter((_, place) => seasonOn[place] === -1 && dayNames[place] === name)),
    );
    const distinct = [...new Set(usual)].filter((price) => price !== null);
    const dear = Math.max(...distinct);
    if (distinct.length === 2) return names.filter((_, place) => usual[place] === dear);
  }
  return usualWeekend;
}

function mostFrequent(prices: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const price of prices) if (price !== null) counts.set(price, (counts.get(price) ?? 0) + 1);
  let found: number | null = null;
  for (const [price, count] of counts) if (found === null || count > (counts.get(found) ?? 0)) found = price;
  return found;
}
