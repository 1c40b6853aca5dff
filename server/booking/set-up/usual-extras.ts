import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { UsualPrices } from '@stayfront/rules/set-up/usual-prices';
import { addDays, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';

type Extras = { readonly alone: number | null; readonly extraAdult: number | null };
export type UsualExtras = {
  readonly child: number;
  readonly infant: number;
  readonly ofRoom: (roomId: string) => Extras;
};

const names = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

/** What guests beside the party of a room cost, as the first ordinary weekday of each room has it. */
export function usualExtras(grid: DeskCalendar, ratePlanId: string | undefined, usual: UsualPrices): UsualExtras {
  const first = stayDate(grid.from);
  const isOrdinary = (place: number): boolean => {
    const date = addDays(first, place);
    const isWeekend = usual.weekend.includes(names[weekdayOf(date)] ?? 'sun');
    return !isWeekend && !usual.seasons.some(({ from, to }) => from <= date && date <= to);
  };
  const nightOf = (roomId: string) => {
    const rate = grid.rates.find((one) => one.roomId === roomId && one.ratePlanId === ratePlanId);
    const weekday = usual.ordinary.find((one) => one.roomId === roomId)?.weekday ?? null;
    const place = rate?.price.findIndex((price, at) => price !== null && price === weekday && isOrdinary(at)) ?? -1;
    const list = rate?.amounts?.days[place];
    return list === undefined ? null : (rate?.amounts?.lists[list] ?? null);
  };
  const nights = new Map(usual.ordinary.map(({ roomId }) => [roomId, nightOf(roomId)]));
  const priced = [...nights.values()].find((night) => night !== null);
  return {
    child: priced?.child ?? 0,
    infant: priced?.infant ?? 0,
    ofRoom(roomId) {
      const night = nights.get(roomId);
      const [one, ...others] = night?.byAdults ?? [];
      const all = others.at(-1);
      return {
        alone: one !== undefined && all !== undefined && one !== all ? one : null,
        extraAdult: night?.extraAdult ?? null,
      };
    },
  };
}
