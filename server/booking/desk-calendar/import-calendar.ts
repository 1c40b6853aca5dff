import type { SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { isRefusal, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { WishedNight } from '@stayfront/rules/calendar-edit/edit';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkEdits } from '../../selling/calendar/check-edits.ts';
import { planEdits } from '../../selling/calendar/plan-edits.ts';
import { readCalendarVersion } from '../../selling/calendar/read-calendar-version.ts';
import { mostFaults, readSheet, type ReadSheet, type SentSheet } from './read-sheet.ts';
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
  const sheet = readSheet(hotel.document, sent);
  if (isRefusal(sheet)) return sheet;
  return inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const version = await readCalendarVersion(tx, hotel.hotelId);
      const { lines, columns } = sheet;
      const judged = judge(hotel, sheet, String(version), now);
      if ('refused' in judged) return judged;
      const { nights, ...faults } = judged;
      const wished = await withoutPricesThatStand(tx, hotel, nights, version);
      const changes = wished.length === 0 ? [] : (await planEdits(tx, hotel, wished, version)).changes;
      return { columns, lines, ...faults, nights: changes.length, version: String(version) };
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
  const sheet = readSheet(hotel.document, sent);
  if (isRefusal(sheet)) return sheet;
  const judged = judge(hotel, sheet, version, now);
  if ('refused' in judged) return judged;
  if (judged.faultyLines > 0)
    return {
      refused: 'calendar.sheet',
      detail: `${judged.faultyLines} lines cannot be read`,
      details: { faults: judged.faults, faultyLines: judged.faultyLines },
    };
  const by = { ...whoever, kind: 'import', name } as const;
  const body = { version, name, accepts, ...sent };
  return once(db, { hotelId: hotel.hotelId, operation: 'importCalendar', key, body }, now, async (tx) => {
    const current = await readCalendarVersion(tx, hotel.hotelId);
    const nights = await withoutPricesThatStand(tx, hotel, judged.nights, current);
    if (nights.length === 0) return { version: String(current), change: null, followers: 0 };
    return saveEdits(tx, hotel, { nights, by, accepts }, now);
  });
}

type Judged = Pick<CheckedSheet, 'faults' | 'faultyLines'> & { readonly nights: readonly WishedNight[] };

/** The faults of the lines, and of what they ask of this hotel. */
function judge(
  hotel: Hotel,
  { edits, lineOf, faults, faultyLines }: ReadSheet,
  version: string,
  now: Instant,
): Judged | Refusal<'calendar.too_large'> {
  if (edits.length === 0) return { faults, faultyLines, nights: [] };
  const checked = checkEdits(hotel, edits, version, now);
  if (!('refused' in checked)) return { faults, faultyLines, nights: checked };
  if (checked.refused === 'calendar.too_large') return { refused: 'calendar.too_large' };
  const more = (checked.errors ?? []).map(({ field, message }) => ({
    line: lineOf[Number(field.split('.')[1])] ?? 1,
    column: null,
    text: '',
    message,
  }));
  const all = [...faults, ...more].toSorted((a, b) => a.line - b.line);
  const lines = new Set(more.map(({ line }) => line));
  return { faults: all.slice(0, mostFaults), faultyLines: faultyLines + lines.size, nights: [] };
}

/**
 * A sheet names what following nights cost, since people want to read it: as long as it says what they cost anyway, none
 * of them is set apart by it.
 */
async function withoutPricesThatStand(
  tx: Tx,
  hotel: Hotel,
  nights: readonly WishedNight[],
  version: number,
): Promise<WishedNight[]> {
  if (nights.length === 0) return [];
  const { before, window } = await planEdits(tx, hotel, nights, version);
  const first = Date.parse(window.from);
  return nights.flatMap((night): WishedNight[] => {
    const { roomId, ratePlanId, date, wish } = night;
    if (wish.price === undefined || roomId === null || ratePlanId === null) return [night];
    const day = Math.round((Date.parse(date) - first) / 86_400_000);
    if (before.row(roomId, ratePlanId).prices[day] !== wish.price) return [night];
    const { price: _, ...rest } = wish;
    return Object.keys(rest).length > 0 ? [{ ...night, wish: rest }] : [];
  });
}
