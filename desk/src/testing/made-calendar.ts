import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { DaySays } from '@stayfront/contract/desk/calendar/shapes';
import type { DeskHouse } from '@stayfront/contract/desk/house';
import { followAmount } from '@stayfront/rules/pricing/follow-prices';
import { cheaper, withBoard } from './made-follows.ts';
import { addDays, daysBetween, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';

const today = '2026-11-17';
const rooms = [
  ['single', 'Classic Single Room', 4, 12_800, 1],
  ['double', 'Double Room with Lake View', 8, 16_800, 2],
  ['twin', 'Twin Room', 5, 15_200, 2],
  ['family', 'Family Room', 3, 24_400, 2],
  ['junior', 'Junior Suite', 2, 31_200, 2],
  ['lake', 'Lake Suite', 1, 48_000, 2],
] as const;
const plans = [
  ['flexible', 'Flexible', undefined],
  ['advance', 'Advance', cheaper],
  ['half-board', 'Half board', withBoard],
  ['weekly', 'Weekly', undefined],
] as const;

/** The house of the demo as the calendar of these tests needs it. */
export const madeHouse: DeskHouse = {
  ...(examplesOf('getDeskHouse')?.answer as DeskHouse),
  today,
  currency: 'CHF',
  who: { by: 'mara@seeblick.example', role: 'manager' },
  rooms: rooms.map(([id, name]) => ({ id, name, maxOccupancy: 2 })),
  ratePlans: plans.map(([id, name]) => ({ id, name })),
};

/** A calendar of six rooms and four rates in which every night can be worked out with pen and paper. */
export function madeCalendar(from: string, to: string, version = '411'): DeskCalendar {
  const days = daysBetween(stayDate(from), stayDate(to)) + 1;
  const dates = Array.from({ length: days }, (_, day) => addDays(stayDate(from), day));
  const isWeekend = (date: string): boolean => [5, 6].includes(weekdayOf(stayDate(date)));
  const soldOf = (total: number, place: number, date: string): number =>
    isWeekend(date) ? total : Math.min(total, (Number(date.slice(8)) * 7 + place) % (total + 1));
  const isHeld = (total: number, place: number, date: string): boolean =>
    place > 3 && soldOf(total, place, date) < total && Number(date.slice(8)) < 4;
  const says = (when: (date: string) => DaySays | null): [number, number, DaySays][] =>
    dates.flatMap((date, place): [number, number, DaySays][] => {
      const said = when(date);
      return said ? [[place, 1, said]] : [];
    });
  const least = says((date) => (weekdayOf(stayDate(date)) === 6 ? { minStay: 2 } : null));
  const doors = says((date) => (date.endsWith('-29') ? { isClosedToArrival: true } : null));
  const shut = says((date) => (weekdayOf(stayDate(date)) === 1 && date.slice(8) > '20' ? { isClosed: true } : null));
  const sums = (of: (place: number, date: string) => number): number[] =>
    dates.map((date) => rooms.reduce((sum, _, place) => sum + of(place, date), 0));
  const totalOf = (place: number): number => rooms[place]?.[2] ?? 0;
  return {
    currency: 'CHF',
    today,
    lastDay: addDays(stayDate(today), 900),
    from,
    to,
    version,
    seasons: [
      { name: 'Autumn', from: '2026-09-01', to: '2026-11-26' },
      { name: 'Advent', from: '2026-11-27', to: '2026-12-23' },
      { name: 'St Nicholas', from: '2026-12-06', to: '2026-12-06' },
    ],
    house: {
      total: sums(totalOf),
      sold: sums((place, date) => soldOf(totalOf(place), place, date)),
      held: sums((place, date) => (isHeld(totalOf(place), place, date) ? 1 : 0)),
      rules: [],
    },
    ratePlans: plans.map(([ratePlanId, , rule]) => ({
      ratePlanId,
      follows: rule?.ratePlan ?? null,
      ...(rule ? { rule } : {}),
      pricesPer: 'room',
      floor: null,
      ceiling: null,
      rules: [],
    })),
    rooms: rooms.map(([roomId, , total, , standardAdults], place) => ({
      roomId,
      standardAdults,
      total: dates.map(() => total),
      sold: dates.map((date) => soldOf(total, place, date)),
      held: dates.map((date) => (isHeld(total, place, date) ? 1 : 0)),
      rules: [],
    })),
    rates: rooms.flatMap(([roomId, , , base, adults]) =>
      plans.map(([ratePlanId, , rule]) => {
        const own = (date: string): number => (isWeekend(date) ? base + 3000 : base);
        return {
          roomId,
          ratePlanId,
          price: dates.map((date) =>
            rule ? followAmount(own(date), adults, rule) : ratePlanId === 'weekly' ? base - 2600 : own(date),
          ),
          apart: [],
          rules: ratePlanId === 'flexible' ? [...least, ...doors] : ratePlanId === 'half-board' ? shut : [],
          binding: [],
        };
      }),
    ),
  };
}
