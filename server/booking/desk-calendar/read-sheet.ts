import type { CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readSheetLine, type SheetEdit, type SheetFacts } from '@stayfront/rules/calendar-sheet/read-sheet-line';
import type { LineFault } from '@stayfront/rules/calendar-sheet/sheet-faults';
import type { SheetField } from '@stayfront/rules/calendar-sheet/sheet-fields';
import { matchHeads } from '@stayfront/rules/calendar-sheet/sheet-heads';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { mostSheetLines } from '@stayfront/rules/calendar-sheet/most-sheet-lines';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf, mostNights } from '../../selling/calendar/check-put.ts';
import { sheetNames } from './sheet-names.ts';

export type SentSheet = {
  readonly file: string;
  readonly columns?: readonly (SheetField | null)[] | undefined;
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
};
export type PlacedFault = LineFault & { readonly line: number };
export type ReadSheet = Pick<CheckedSheet, 'columns' | 'lines' | 'asks'> & {
  readonly faults: readonly PlacedFault[];
  readonly edits: readonly SheetEdit[];
  /** The line that each edit stands in. */
  readonly lineOf: readonly number[];
};

/** So many lines are read before others have their turn. */
const piece = 250;
const samplesTold = 3;

/** A file as edits, with every line that cannot be read by name. What it leaves open is asked before any line is judged. */
export async function readSheet(
  hotel: Hotel,
  { file, columns: asked, room, ratePlan }: SentSheet,
  now: Instant,
): Promise<ReadSheet | Refusal<'calendar.sheet' | 'calendar.too_large' | 'input.invalid'>> {
  const table = await readTable(file);
  if (table === 'too-large') return tooLarge('The workbook is too large once it is unpacked. Send fewer days at once');
  const [heads, ...rows] = table?.lines ?? [];
  if (!heads) return refuse('calendar.sheet');
  if (rows.length > mostSheetLines)
    return tooLarge(`Send at most ${mostSheetLines} lines at once; this file has ${rows.length}`);
  const known = matchHeads(heads);
  const fields = asked ?? known;
  const facts = factsOf(hotel, room, ratePlan, now);
  const errors = [...('errors' in facts ? facts.errors : []), ...faultsOfColumns(fields, heads.length)];
  if ('errors' in facts || errors.length > 0) return { refused: 'input.invalid', errors };
  const columns = heads.map((head, place) => ({
    head: head.slice(0, 80),
    field: fields[place] ?? null,
    isSure: known[place] !== null && known[place] === fields[place],
    samples: samplesIn(rows, place),
  }));
  const asks = asksOf(fields, facts);
  const read = { columns, lines: rows.length, asks };
  if (asks.length > 0) return { ...read, faults: [], edits: [], lineOf: [] };
  const edits: SheetEdit[] = [];
  const lineOf: number[] = [];
  const faults: PlacedFault[] = [];
  await eachInTurns(rows.entries(), piece, ([i, cells]) => {
    const line: Partial<Record<SheetField, string>> = {};
    fields.forEach((field, place) => field && (line[field] = cells[place] ?? ''));
    const told = readSheetLine(line, facts);
    for (const edit of told.edits) {
      edits.push(edit);
      lineOf.push(i + 2);
    }
    for (const fault of told.faults) faults.push({ ...fault, line: i + 2 });
  });
  if (edits.length > mostNights)
    return tooLarge(`Send at most ${mostNights} nights at once; this file has ${edits.length}`);
  return { ...read, faults, edits, lineOf };
}

const tooLarge = (detail: string): Refusal<'calendar.too_large'> => refuse('calendar.too_large', detail);

type Errors = NonNullable<Refusal['errors']>;

/** Columns are sent for all of the file, and no two are the same. */
function faultsOfColumns(fields: readonly (SheetField | null)[], count: number): Errors {
  if (fields.length !== count)
    return [{ field: 'columns', code: 'input.invalid', message: `Say of all ${count} columns what they are` }];
  return fields.flatMap((field, place) =>
    field !== null && fields.indexOf(field) < place
      ? [
          {
            field: `columns.${place}`,
            code: 'input.invalid',
            message: `The column at ${fields.indexOf(field)} is ${field} already`,
          },
        ]
      : [],
  );
}

/** What has to be said before a line can be judged. */
function asksOf(fields: readonly (SheetField | null)[], facts: SheetFacts): CheckedSheet['asks'] {
  const has = (field: SheetField): boolean => fields.includes(field);
  const hasPrices = fields.some((field) => field !== null && /^(price|extraAdult$|child$|infant$)/.test(field));
  return [
    ...(has('date') ? [] : (['date'] as const)),
    ...(has('room') || facts.room !== undefined ? [] : (['room'] as const)),
    ...(has('ratePlan') || facts.ratePlan !== undefined || !hasPrices ? [] : (['ratePlan'] as const)),
  ];
}

/** What stands first in a column, by which somebody can say what it is. */
function samplesIn(rows: readonly (readonly string[])[], place: number): string[] {
  const found: string[] = [];
  for (const row of rows.slice(0, 200)) {
    const text = (row[place] ?? '').trim().slice(0, 40);
    if (text !== '' && !found.includes(text)) found.push(text);
    if (found.length === samplesTold) break;
  }
  return found;
}

function factsOf(
  hotel: Hotel,
  room: string | undefined,
  ratePlan: string | undefined,
  now: Instant,
): SheetFacts | { readonly errors: Errors } {
  const { document } = hotel;
  const [rooms, plans] = [
    sheetNames(document.rooms, document.language),
    sheetNames(document.ratePlans, document.language),
  ];
  const errors: Errors = [];
  const meant = (field: 'room' | 'ratePlan', text: string | undefined): string | undefined => {
    const [all, names] = field === 'room' ? [document.rooms, rooms] : [document.ratePlans, plans];
    if (text === undefined) return all.length === 1 ? all[0]?.id : undefined;
    const found = names.find(text);
    if (found === null)
      errors.push({ field, code: 'input.unknown', message: `This hotel has none that is called "${text}"` });
    return found ?? undefined;
  };
  const said = { room: meant('room', room), ratePlan: meant('ratePlan', ratePlan) };
  if (errors.length > 0) return { errors };
  const soldAt = new Map(document.ratePlans.map(({ id, rooms: sold }) => [id, sold && new Set(sold)]));
  return {
    currency: document.currency,
    findRoom: rooms.find,
    findRatePlan: plans.find,
    isSold: (of, at) => soldAt.get(at)?.has(of) ?? true,
    ...said,
    // It is still last night at the desk until somebody has gone to bed.
    firstDay: addDays(todayAt(document.timeZone, now), -1),
    lastDay: lastDayOf(hotel, now),
  };
}
