import type { SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { Refusal } from '@stayfront/contract/problem';
import type { WishedNight } from '@stayfront/rules/calendar-edit/edit';
import { nightsOfChanges } from '@stayfront/rules/calendar-edit/nights-of-changes';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { changeCalendar } from '../../selling/calendar/change-calendar.ts';
import { describeConflicts, describeGuarded, describeWarned } from '../../selling/calendar/describe-refused.ts';
import { lockCalendar } from '../../selling/calendar/lock-calendar.ts';
import { lockStock } from '../../selling/calendar/lock-stock.ts';
import type { ChangeNote } from '../../selling/calendar/note-calendar-change.ts';
import { planEdits } from '../../selling/calendar/plan-edits.ts';
import { readOneChange } from '../../selling/calendar/read-one-change.ts';
import { findBelowSold } from './find-below-sold.ts';
import { noteSaved } from './note-saved.ts';

type Wanted = {
  readonly nights: readonly WishedNight[];
  readonly by: Pick<ChangeNote, 'who' | 'whoKind' | 'kind' | 'name'>;
  readonly accepts: string | undefined;
};

/** Saves edits, all or none: what stands against them is judged while nobody else can change the calendar. */
export async function saveEdits(
  tx: Tx,
  hotel: Hotel,
  { nights, by, accepts }: Wanted,
  now: Instant,
): Promise<
  SavedCalendar | Refusal<'calendar.changed' | 'calendar.below_sold' | 'calendar.guarded' | 'calendar.warned'>
> {
  const { hotelId } = hotel;
  const version = await lockCalendar(tx, hotelId);
  await lockStock(
    tx,
    hotelId,
    nights.flatMap(({ roomId, date, wish }) => (wish.total === undefined || roomId === null ? [] : [{ roomId, date }])),
  );
  const planned = await planEdits(tx, hotel, nights, version);
  const conflicts = await describeConflicts(tx, hotel, planned, version);
  if (conflicts) return { refused: 'calendar.changed', details: conflicts };
  const belowSold = await findBelowSold(tx, hotelId, planned.changes, now);
  if (belowSold) return { refused: 'calendar.below_sold', details: belowSold };
  const guarded = describeGuarded(planned);
  if (guarded) return { refused: 'calendar.guarded', details: guarded };
  const warned = describeWarned(planned);
  if (warned && warned.accepts !== accepts) return { refused: 'calendar.warned', details: warned };
  const note = { ...by, warned: planned.warned.length, keptOver: planned.keptOver };
  const { number } = await changeCalendar(tx, hotelId, nightsOfChanges(planned.changes), now, note);
  if (number === null) return { version: String(version), change: null, followers: 0 };
  const change = await readOneChange(tx, hotelId, number);
  if (!change) throw new Error('A change was written and could not be read');
  await noteSaved(tx, hotelId, change, now);
  return {
    version: change.changeId,
    change,
    followers: planned.pricesAnew.filter(({ isFollowing }) => isFollowing).length,
  };
}
