import type { CalendarChange } from '@stayfront/contract/desk/calendar/changes';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';

/** That somebody changed the calendar stands among all that people of the hotel change; what it was, with the calendar. */
export const noteSaved = (
  tx: Tx,
  hotelId: number,
  { changeId, who, kind, name, nights, from, to, undoes, warned, over }: CalendarChange,
  now: Instant,
): Promise<void> =>
  noteOperator(tx, hotelId, {
    happenedAt: now,
    who,
    what: kind === 'undo' ? 'calendar.undone' : kind === 'import' ? 'calendar.imported' : 'calendar.saved',
    detail: { changeId, name, nights, from, to, undoes, warned, over },
  });
