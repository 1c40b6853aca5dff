import type { CheckedImport, ImportFile } from '@stayfront/contract/desk/imports';
import { refuse, type RefusedBy } from '@stayfront/contract/problem';
import { monthsBefore } from '@stayfront/rules/booking/retention';
import { fullName } from '@stayfront/rules/language/guest-name';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readLayout, type Said } from './layout.store.ts';
import { isStanding, planImport, type PlannedGroup } from './plan-import.ts';
import { readImport, type ReadImport } from './read-import.ts';
import { sumsOf } from './sums-of.ts';

export const mostTold = 100;
const mostExamples = 10;

/** A file as it is read by what was said of it, now or of the last one of its layout. */
export type OpenedImport = { readonly read: ReadImport; readonly said: Said; readonly isRemembered: boolean };

/** Reads a file: first its heads, by which it may be known, then its lines. */
export async function openImport(
  db: Db,
  hotel: Hotel,
  { file, ...said }: ImportFile,
  now: Instant,
): Promise<OpenedImport | RefusedBy<typeof readImport>> {
  const table = await readTable(file);
  if (table === 'too-large') return refuse('import.too_large');
  const heads = table?.lines[0];
  if (!table || !heads) return refuse('import.unreadable');
  const before = await inHotel(db, hotel.hotelId, (tx) => readLayout(tx, hotel.hotelId, heads), 'read only');
  const whole: Said = { ...before, ...said };
  const read = await readImport(table, table.isWorkbook, hotel, whole, now);
  return 'refused' in read ? read : { read, said: whole, isRemembered: before !== null };
}

/** What a file would bring, and what is wrong with it, line by line. Nothing is changed by it. */
export async function checkImport(
  db: Db,
  hotel: Hotel,
  sent: ImportFile,
  now: Instant,
): Promise<CheckedImport | RefusedBy<typeof openImport>> {
  const opened = await openImport(db, hotel, sent, now);
  if ('refused' in opened) return opened;
  return inHotel(db, hotel.hotelId, (tx) => describe(tx, hotel, opened, now), 'read only');
}

async function describe(
  tx: Tx,
  hotel: Hotel,
  { read, isRemembered }: OpenedImport,
  now: Instant,
): Promise<CheckedImport> {
  const { document } = hotel;
  const { groups, known } = await planImport(tx, hotel, read, true, now);
  const today = todayAt(document.timeZone, now);
  const withoutRoom = groups.flatMap((group) => group.withoutRoom);
  const until = (group: PlannedGroup): StayDate =>
    group.stays.map(({ departure }) => departure).reduce((a, b) => (a > b ? a : b));
  const forgotten = monthsBefore(today, document.retention.guestDataMonths);
  return {
    layout: { isRemembered },
    system: read.system,
    columns: read.columns.told,
    dates: read.dates,
    totals: read.totals,
    words: read.words.told,
    ratePlan: read.ratePlan,
    asks: read.asks,
    lines: read.lines,
    leftOut: read.leftOut,
    known,
    ...toldOf(read),
    withoutRoom: withoutRoom.slice(0, mostTold).map((one) => ({ ...one, nights: [...one.nights] })),
    linesWithoutRoom: withoutRoom.length,
    forgottenSoon: groups.filter((group) => until(group) <= forgotten).length,
    currency: document.currency,
    writes: {
      ...sumsOf(groups),
      past: groups.filter((group) => until(group) <= today).length,
      cancelled: groups.filter(({ stays }) => !stays.some(isStanding)).length,
      paid: groups.reduce((sum, { paid }) => sum + paid, 0),
    },
    examples: groups.slice(0, mostExamples).map(({ first, number, stays }) => ({
      line: first.line,
      number,
      guestName: fullName(document.language, first.guest),
      arrival: stays.map(({ arrival }) => arrival).reduce((a, b) => (a < b ? a : b)),
      departure: stays.map(({ departure }) => departure).reduce((a, b) => (a > b ? a : b)),
      rooms: stays.map(({ roomId }) => roomId),
      total: stays.reduce((sum, { nightPrices }) => sum + nightPrices.reduce((a, b) => a + b, 0), 0),
    })),
  };
}

/** Bad lines and odd ones, each with the head of its column. */
export function toldOf({
  heads,
  columns,
  faults,
  faultyLines,
  notes,
}: ReadImport): Pick<CheckedImport, 'faults' | 'faultyLines' | 'notes'> {
  const headOf = (field: (typeof faults)[number]['field']): string | null =>
    heads[columns.fields.indexOf(field)]?.slice(0, 80) ?? null;
  return {
    faults: faults
      .slice(0, mostTold)
      .map((one) => ({ ...one, column: headOf(one.field), text: one.text.slice(0, 80) })),
    faultyLines,
    notes: notes.slice(0, mostTold).map((one) => ({ ...one, column: headOf(one.field), text: one.text.slice(0, 80) })),
  };
}
