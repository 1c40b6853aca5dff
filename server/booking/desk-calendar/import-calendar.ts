import type { SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { isRefusal, refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lockCalendar } from '../../selling/calendar/lock-calendar.ts';
import { planEdits } from '../../selling/calendar/plan-edits.ts';
import { readCalendarVersion } from '../../selling/calendar/read-calendar-version.ts';
import { judgeSheet } from './judge-sheet.ts';
import { readSheet, type SentSheet } from './read-sheet.ts';
import type { Whoever } from './save-desk-calendar.ts';
import { saveEdits } from './save-edits.ts';

type Imported = SentSheet & {
  readonly version: string;
  readonly name?: string | undefined;
  readonly accepts?: string | undefined;
  readonly idempotencyKey: string;
};

/** What a file would do, and what is wrong with it, line by line. */
export async function checkCalendarSheet(
  db: Db,
  hotel: Hotel,
  sent: SentSheet,
  now: Instant,
): Promise<CheckedSheet | RefusedBy<typeof readSheet>> {
  const sheet = await readSheet(hotel, sent, now);
  if (isRefusal(sheet)) return sheet;
  return inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const version = await readCalendarVersion(tx, hotel.hotelId);
      const { lines, columns, asks } = sheet;
      const { nights, ...faults } = await judgeSheet(tx, hotel, sheet, version);
      const changes = nights.length === 0 ? [] : (await planEdits(tx, hotel, nights, version)).changes;
      return { columns, lines, asks, ...faults, nights: changes.length, version: String(version) };
    },
    'read only',
  );
}

/** Saves a file as edits are saved: all of its lines or none. */
export async function importCalendar(
  db: Db,
  hotel: Hotel,
  whoever: Whoever,
  { idempotencyKey: key, version, name, accepts, ...sent }: Imported,
  now: Instant,
): Promise<
  SavedCalendar | RefusedBy<typeof readSheet | typeof saveEdits> | Refusal<'idempotency.mismatch' | 'calendar.sheet'>
> {
  const sheet = await readSheet(hotel, sent, now);
  if (isRefusal(sheet)) return sheet;
  if (sheet.asks.length > 0)
    return refuse('calendar.sheet', `Say which column, or for all lines which, is: ${sheet.asks.join(', ')}`);
  const by = { ...whoever, kind: 'import', name } as const;
  const body = { version, name, accepts, ...sent };
  return once(db, { hotelId: hotel.hotelId, operation: 'importCalendar', key, body }, now, async (tx) => {
    const current = await lockCalendar(tx, hotel.hotelId);
    const { nights, faults, faultyLines } = await judgeSheet(tx, hotel, sheet, Number(version));
    if (faultyLines > 0)
      return {
        refused: 'calendar.sheet',
        detail: `${faultyLines} lines cannot be read`,
        details: { faults, faultyLines },
      };
    if (nights.length === 0) return { version: String(current), change: null, followers: 0 };
    return saveEdits(tx, hotel, { nights, by, accepts }, now);
  });
}
