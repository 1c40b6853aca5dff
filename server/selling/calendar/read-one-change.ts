import type { CalendarChange } from '@stayfront/contract/desk/calendar/changes';
import type { Tx } from '../../platform/db/open-database.ts';
import { readChangesByNumber } from './calendar-change-list.store.ts';

/** One change of the calendar; undefined where there is none of that number. */
export const readOneChange = async (tx: Tx, hotelId: number, number: number): Promise<CalendarChange | undefined> =>
  (await readChangesByNumber(tx, hotelId, [number])).get(number);
