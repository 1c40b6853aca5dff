import type { CalendarEntries, CalendarPut } from '@stayfront/contract/manage/calendar';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkPut } from './check-put.ts';
import { bySystem, type ChangeNote } from './note-calendar-change.ts';
import { putEntries } from './put-entries.ts';

/** Puts entries into the hotel's calendar, all of them or none. Asked twice, it is as if it was asked once. */
export async function putCalendar(
  db: Db,
  hotel: Hotel,
  entries: CalendarEntries,
  now: Instant,
  by: ChangeNote = bySystem,
): Promise<CalendarPut | Refusal<'calendar.too_large' | 'input.invalid' | 'calendar.guarded' | 'calendar.warned'>> {
  const unfit = checkPut(hotel, entries, now);
  if (unfit) return unfit;
  return inHotel(db, hotel.hotelId, async (tx, { rollBack }) => {
    const done = await putEntries(tx, hotel, entries, now, by);
    if (!isRefusal(done)) return done.put;
    await rollBack();
    return done;
  });
}
