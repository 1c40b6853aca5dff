import type { Refusal, RefusedBy } from '@stayfront/contract/problem';
import type { Edit } from '@stayfront/rules/calendar-edit/edit';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkEdits } from '../../selling/calendar/check-edits.ts';
import { readCalendarVersion } from '../../selling/calendar/read-calendar-version.ts';
import type { Whoever } from '../desk-calendar/save-desk-calendar.ts';
import { saveEdits } from '../desk-calendar/save-edits.ts';

type Edits = {
  readonly edits: readonly Edit[];
  /** The calendar they were made on; absent: as it stands. */
  readonly version?: string | undefined;
  readonly accepts?: string | undefined;
};

export type CalendarRefused = RefusedBy<typeof saveEdits> | Refusal<'calendar.too_large' | 'input.invalid'>;

/** What a step of the set-up makes of the calendar, saved as edits of the desk are. */
export async function editCalendar(
  tx: Tx,
  hotel: Hotel,
  whoever: Whoever,
  { edits, version, accepts }: Edits,
  now: Instant,
): Promise<CalendarRefused | null> {
  const on = version ?? String(await readCalendarVersion(tx, hotel.hotelId));
  const nights = checkEdits(hotel, edits, on, now);
  if ('refused' in nights) return nights;
  const saved = await saveEdits(tx, hotel, { nights, by: { ...whoever, kind: 'save' }, accepts }, now);
  return 'refused' in saved ? saved : null;
}
