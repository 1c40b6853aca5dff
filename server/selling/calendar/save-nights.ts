import type { Nights } from '@stayfront/rules/calendar/nights';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { changeCalendar } from './change-calendar.ts';
import { bySystem } from './note-calendar-change.ts';

/** Puts nights into the calendar, over what stands there, for nobody in particular: the demo and its like. */
export async function saveNights(tx: Tx, hotelId: number, nights: Nights, now: Instant): Promise<void> {
  await changeCalendar(tx, hotelId, nights, now, bySystem);
}
