import type { getCalendarChange } from '@stayfront/contract/desk/calendar/changes';
import type { CellValue } from '@stayfront/contract/desk/calendar/refused';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RouteAnswer } from '@stayfront/contract/route';
import {
  pricesOf,
  type CellChange,
  type SaidRate,
  type SaidValue,
} from '@stayfront/rules/calendar-history/cell-change';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readSeriesOf } from './calendar-history.store.ts';
import { cellValue, mostTold } from './describe-refused.ts';
import { readOneChange } from './read-one-change.ts';

/** One change of the calendar with what it did, days in a row as one. */
export const describeCalendarChange = (
  db: Db,
  { hotelId, document }: Hotel,
  changeId: string,
): Promise<RouteAnswer<typeof getCalendarChange> | Refusal<'calendar.change_unknown'>> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const change = await readOneChange(tx, hotelId, Number(changeId));
      if (!change) return refuse('calendar.change_unknown');
      const runs = (await readSeriesOf(tx, hotelId, Number(changeId))).flatMap(
        ({ kind, roomId, ratePlanId, from, values, runs: days }) =>
          days.map(([day, nights, before, after]) => ({
            room: roomId,
            ratePlan: ratePlanId,
            from: addDays(from, day),
            to: addDays(from, day + nights - 1),
            nights,
            field: fieldOf[kind],
            before: saidValue(document, { kind, roomId, ratePlanId }, values[before] ?? null),
            after: saidValue(document, { kind, roomId, ratePlanId }, values[after] ?? null),
          })),
      );
      return { change, runs: runs.slice(0, mostTold), more: Math.max(0, runs.length - mostTold) };
    },
    'read only',
  );

export const fieldOf = { stock: 'total', rate: 'price', rules: 'rules' } as const;

/** What history keeps of a night, as the desk tells of it. */
export function saidValue(
  document: PropertyDocument,
  { kind, roomId, ratePlanId }: Pick<CellChange, 'kind' | 'roomId' | 'ratePlanId'>,
  value: SaidValue,
): CellValue {
  if (kind === 'rate') return value && cellValue(document, roomId, ratePlanId, pricesOf(value as SaidRate));
  return kind === 'rules' ? ((value ?? {}) as CellValue) : (value as number | null);
}
