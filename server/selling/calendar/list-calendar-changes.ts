import type { CalendarChange } from '@stayfront/contract/desk/calendar/changes';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readChanges, type ChangeFilter } from './calendar-change-list.store.ts';

/** What was changed in the calendar, the newest first. */
export const listCalendarChanges = (
  db: Db,
  hotelId: number,
  filter: ChangeFilter,
  limit: number,
): Promise<{ changes: CalendarChange[]; hasMore: boolean }> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const found = await readChanges(tx, hotelId, filter, limit + 1);
      return { changes: found.slice(0, limit), hasMore: found.length > limit };
    },
    'read only',
  );
