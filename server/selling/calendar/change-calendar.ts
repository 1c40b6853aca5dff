import type { Nights } from '@stayfront/rules/calendar/nights';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteCalendarChange, type ChangeNote } from './note-calendar-change.ts';
import { writeNights } from './write-nights.ts';

/** What became of nights, and the number of the change; null where all of it stood there already. */
export type CalendarChanged = { readonly changes: readonly CellChange[]; readonly number: number | null };

/** Puts nights into the calendar, over what stands there, and writes down what that changed. */
export async function changeCalendar(
  tx: Tx,
  hotelId: number,
  nights: Nights,
  now: Instant,
  by: ChangeNote,
): Promise<CalendarChanged> {
  const changes = await writeNights(tx, hotelId, nights, now);
  return { changes, number: await noteCalendarChange(tx, hotelId, changes, by, now) };
}
