import type { CheckedSheet, SheetFault } from '@stayfront/contract/desk/calendar/sheet';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Edit } from '@stayfront/rules/calendar-edit/edit';
import { readSheetLine, type SheetFacts } from '@stayfront/rules/calendar-sheet/read-sheet-line';
import { matchHeads } from '@stayfront/rules/calendar-sheet/sheet-heads';
import type { SheetField } from '@stayfront/rules/calendar-sheet/sheet-fields';
import { plainText } from '@stayfront/rules/search/plain-words';
import { readTable } from '../../platform/table/read-table.ts';

export type SentSheet = {
  readonly file: string;
  readonly columns?: readonly (SheetField | null)[] | undefined;
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
};
export type ReadSheet = Pick<CheckedSheet, 'columns' | 'lines' | 'faults' | 'faultyLines'> & {
  readonly edits: readonly Edit[];
  /** The line that each edit stands in. */
  readonly lineOf: readonly number[];
};

const mostLines = 120_000;
export const mostFaults = 100;

/** A file as edits, with every line that cannot be read by name. */
export function readSheet(
  document: PropertyDocument,
  { file, columns: asked, room, ratePlan }: SentSheet,
): ReadSheet | Refusal<'calendar.sheet' | 'calendar.too_large'> {
  const [heads, ...rows] = readTable(file)?.lines ?? [];
  if (!heads) return refuse('calendar.sheet');
  if (rows.length > mostLines) return refuse('calendar.too_large', `Send at most ${mostLines} lines at once`);
  const known = matchHeads(heads);
  const fields = asked ?? known;
  if (!fields.includes('date'))
    return refuse('calendar.sheet', 'No column is the day: call it Date, or say which one it is');
  const facts = factsOf(document, room, ratePlan);
  const edits: Edit[] = [];
  const lineOf: number[] = [];
  const faults: SheetFault[] = [];
  let faultyLines = 0;
  for (const [i, cells] of rows.entries()) {
    const line: Partial<Record<SheetField, string>> = {};
    fields.forEach((field, place) => field && (line[field] = cells[place] ?? ''));
    const read = readSheetLine(line, facts);
    for (const edit of read.edits) {
      edits.push(edit);
      lineOf.push(i + 2);
    }
    if (read.faults.length > 0) faultyLines += 1;
    for (const { field, text, message } of read.faults)
      if (faults.length < mostFaults)
        faults.push({ line: i + 2, column: heads[fields.indexOf(field)] ?? null, text: text.slice(0, 80), message });
  }
  return {
    columns: heads.map((head, place) => ({
      head: head.slice(0, 80),
      field: fields[place] ?? null,
      isSure: known[place] !== null && known[place] === fields[place],
    })),
    lines: rows.length,
    faults,
    faultyLines,
    edits,
    lineOf,
  };
}

function factsOf(document: PropertyDocument, room: string | undefined, ratePlan: string | undefined): SheetFacts {
  const named = (all: readonly { id: string; name: object; code?: string }[]): ReadonlyMap<string, string> =>
    new Map(
      all.flatMap(({ id, name, code }): [string, string][] =>
        [...Object.values(name as Record<string, string>), code ?? id, id].map((text) => [plainText(text.trim()), id]),
      ),
    );
  const [rooms, plans] = [named(document.rooms), named(document.ratePlans)];
  const find = (names: ReadonlyMap<string, string>, text: string): string | null =>
    names.get(plainText(text.trim())) ?? null;
  return {
    currency: document.currency,
    findRoom: (text) => find(rooms, text),
    findRatePlan: (text) => find(plans, text),
    room: room === undefined ? undefined : (find(rooms, room) ?? undefined),
    ratePlan: ratePlan === undefined ? undefined : (find(plans, ratePlan) ?? undefined),
  };
}
