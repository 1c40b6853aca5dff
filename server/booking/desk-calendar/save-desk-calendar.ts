import type { SaveCalendarBody, SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { Refusal, RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkEdits } from '../../selling/calendar/check-edits.ts';
import type { ChangeNote } from '../../selling/calendar/note-calendar-change.ts';
import { saveEdits } from './save-edits.ts';

export type Whoever = Pick<ChangeNote, 'who' | 'whoKind'>;

/** Saves what somebody at the desk has edited, once for each key. */
export async function saveDeskCalendar(
  db: Db,
  hotel: Hotel,
  whoever: Whoever,
  { idempotencyKey: key, ...body }: SaveCalendarBody & { readonly idempotencyKey: string },
  now: Instant,
): Promise<SavedCalendar | RefusedBy<typeof checkEdits | typeof saveEdits> | Refusal<'idempotency.mismatch'>> {
  const { version, name, edits, accepts } = body;
  const nights = checkEdits(hotel, edits, version, now);
  if ('refused' in nights) return nights;
  const by = { ...whoever, kind: 'save', name } as const;
  return once(db, { hotelId: hotel.hotelId, operation: 'saveCalendar', key, body }, now, (tx) =>
    saveEdits(tx, hotel, { nights, by, accepts }, now),
  );
}
