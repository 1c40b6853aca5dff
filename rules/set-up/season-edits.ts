import type { Edit } from '../calendar-edit/edit.ts';
import type { WeekdayName } from '../calendar/days-of-range.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** What a room costs the party it is meant for, on a weekday and at the weekend. */
export type RoomPrices = {
  readonly room: string;
  readonly weekday: number;
  readonly weekend: number;
};
type Season = { readonly from: StayDate; readonly to: StayDate; readonly rooms: readonly RoomPrices[] };

export type SeasonPrices = {
  readonly ratePlan: string;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly weekend: readonly WeekdayName[];
  /** What is asked whenever no season says otherwise. */
  readonly ordinary: readonly RoomPrices[];
  /** Where two speak of the same day, the later in the list stands. A room that one does not name keeps its price. */
  readonly seasons: readonly Season[];
};

/** All prices of a room on a night, by person, where the party it is meant for pays so much. */
export type PricesOf = (room: string, price: number) => NightPrices;

type Stretch = { readonly from: StayDate; readonly to: StayDate; readonly prices: RoomPrices };

/**
 * Seasons as edits of the calendar: each night of each room once, so that so many of them are as many nights. Weekdays and
 * weekends are two edits of the same days, or one where they cost the same.
 */
export function seasonEdits(wish: SeasonPrices, pricesOf: PricesOf): Edit[] {
  const others = weekdays.filter((name) => !wish.weekend.includes(name));
  return wish.ordinary.flatMap(({ room }) =>
    stretchesOf(wish, room).flatMap(({ from, to, prices }): Edit[] => {
      const nights = { room, ratePlan: wish.ratePlan, from, to };
      const onWeekdays = { ...nights, prices: pricesOf(room, prices.weekday) };
      if (prices.weekday === prices.weekend || wish.weekend.length === 0) return [onWeekdays];
      const onWeekends = { ...nights, weekdays: wish.weekend, prices: pricesOf(room, prices.weekend) };
      return [{ ...onWeekdays, weekdays: others }, onWeekends];
    }),
  );
}

const weekdays: readonly WeekdayName[] = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'];

/** Days one after the other that a room costs the same by, from the first to the last. */
function stretchesOf({ from, to, ordinary, seasons }: SeasonPrices, room: string): Stretch[] {
  const of = (list: readonly RoomPrices[]): RoomPrices | undefined => list.find((one) => one.room === room);
  const naming = seasons.filter((season) => of(season.rooms));
  const cuts = new Set([from, ...naming.flatMap((season) => [season.from, addDays(season.to, 1)])]);
  const starts = [...cuts].filter((day) => day >= from && day <= to).toSorted();
  return starts.flatMap((start, i): Stretch[] => {
    const next = starts[i + 1];
    const season = naming.findLast((one) => one.from <= start && start <= one.to);
    const prices = of(season?.rooms ?? ordinary);
    return prices ? [{ from: start, to: next ? addDays(next, -1) : to, prices }] : [];
  });
}
