import { createHash } from 'node:crypto';
import type { CheckedImport } from '@stayfront/contract/desk/imports';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { ImportField, ImportLine } from '@stayfront/rules/reservation-sheet/import-fields';
import { haveSameTotals, type TotalOf } from '@stayfront/rules/reservation-sheet/group-stays';
import { systemOf, type ImportSystem } from '@stayfront/rules/reservation-sheet/import-system';
import { dateOrderOf, type FoundOrder } from '@stayfront/rules/reservation-sheet/read-day';
import {
  readImportLine,
  type ImportFacts,
  type ImportFault,
  type ImportNote,
  type ReadStay,
} from '@stayfront/rules/reservation-sheet/read-import-line';
import { sumStyleOf } from '@stayfront/rules/reservation-sheet/read-sum';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { giveWay } from '../../platform/http/give-way.ts';
import type { ReadTable } from '../../platform/table/read-table.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf } from '../../selling/calendar/check-put.ts';
import { guestOfLine, type LineGuest } from './guest-of-line.ts';
import type { Said } from './layout.store.ts';
import { readColumns, type ReadColumns } from './read-columns.ts';
import { readWords, type ReadWords } from './read-words.ts';

/** A line that can be taken. */
export type GoodLine = ReadStay &
  Pick<LineGuest, 'guest' | 'language' | 'note'> & { readonly line: number; readonly cameBy: string | null };
type Placed<Thing> = Thing & { readonly line: number };

export type ReadImport = {
  readonly heads: readonly string[];
  readonly columns: ReadColumns;
  readonly words: ReadWords;
  readonly system: ImportSystem;
  readonly dates: FoundOrder;
  readonly totals: { readonly of: TotalOf; readonly isSure: boolean };
  readonly ratePlan: string | null;
  readonly asks: CheckedImport['asks'];
  readonly lines: number;
  readonly leftOut: number;
  readonly good: readonly GoodLine[];
  readonly faults: readonly Placed<ImportFault>[];
  readonly faultyLines: number;
  readonly notes: readonly Placed<ImportNote>[];
};

const mostLines = 10_000;
/** So many lines are read before others have their turn. */
const piece = 250;

/** Reads a file as far as it can be without looking at what is in the house already. */
export async function readImport(
  { lines }: Pick<ReadTable, 'lines'>,
  isWorkbook: boolean,
  hotel: Hotel,
  said: Said,
  now: Instant,
): Promise<ReadImport | Refusal<'import.too_large' | 'import.unreadable'>> {
  const { document } = hotel;
  const [heads, ...rows] = lines;
  if (!heads) return refuse('import.unreadable');
  if (rows.length > mostLines) return refuse('import.too_large', `Send at most ${mostLines} lines at once`);
  await giveWay();
  const columns = readColumns(heads, rows, said.columns);
  const has = (field: ImportField): boolean => columns.fields.includes(field);
  const told = rows.map(columns.lineOf);
  const words = readWords(document, told, said.words);
  await giveWay();
  const dates = foundOrder(told, said);
  await giveWay();
  const [onlyRoom, ...otherRooms] = document.rooms;
  const room = said.room ?? (otherRooms.length === 0 ? (onlyRoom?.id ?? null) : null);
  const isPlan = (id: string | undefined): boolean => document.ratePlans.some((plan) => plan.id === id);
  const ratePlan = isPlan(said.ratePlan)
    ? said.ratePlan
    : (document.ratePlans.find(({ follows }) => !follows) ?? document.ratePlans[0])?.id;
  const facts: ImportFacts = {
    currency: document.currency,
    order: dates.order,
    sums: isWorkbook ? 'raw' : sumStyleOf(told.flatMap((line) => sumsOf(line))),
    lastDay: lastDayOf(hotel, now),
    ...words,
    room: document.rooms.some(({ id }) => id === room) ? room : null,
    ratePlan: ratePlan ?? '',
    standardAdults: (id) => {
      const found = document.rooms.find((one) => one.id === id);
      return found ? standardAdults(found, document.guests) : 1;
    },
    mostPersons: (id) => document.rooms.find((one) => one.id === id)?.maxOccupancy ?? 20,
  };
  const read = await readLines(told, facts, said, todayAt(document.timeZone, now));
  const isSameTotal = has('number') && haveSameTotals(read.good);
  const asks = [
    ...(!has('arrival') || !['departure', 'lastNight', 'nights'].some((field) => has(field as ImportField))
      ? (['columns'] as const)
      : !['guestName', 'surname', 'givenName'].some((field) => has(field as ImportField)) ||
          (!has('room') && !facts.room)
        ? (['columns'] as const)
        : []),
    ...(dates.isSure ? [] : (['dates'] as const)),
    ...(isSameTotal && said.totals === undefined ? (['totals'] as const) : []),
    ...(words.told.rooms.some(({ meant }) => meant === null) ? (['rooms'] as const) : []),
    ...(words.told.statuses.some(({ meant }) => meant === null) ? (['statuses'] as const) : []),
    ...(ratePlan === undefined ? (['rate-plan'] as const) : []),
  ];
  return {
    heads,
    columns,
    words,
    system: said.system ?? systemOf(heads),
    dates,
    totals: { of: said.totals ?? 'line', isSure: said.totals !== undefined || !isSameTotal },
    ratePlan: ratePlan ?? null,
    asks,
    lines: rows.length,
    ...read,
  };
}

function foundOrder(lines: readonly ImportLine[], { dates }: Said): FoundOrder {
  const found = dateOrderOf(
    lines.map(({ arrival = '', departure = '', nights = '' }) => ({
      arrival,
      departure,
      nights: /^\d{1,3}$/.test(nights.trim()) ? Number(nights) : null,
    })),
  );
  return dates === undefined ? found : { ...found, order: dates, isSure: true };
}

const sumsOf = ({ total, perNight, paid, open }: ImportLine): string[] =>
  [total, perNight, paid, open].flatMap((text) => text || []);

type Read = Pick<ReadImport, 'good' | 'faults' | 'faultyLines' | 'notes' | 'leftOut'>;

async function readLines(lines: readonly ImportLine[], facts: ImportFacts, said: Said, today: string): Promise<Read> {
  const good: GoodLine[] = [];
  const faults: Placed<ImportFault>[] = [];
  const notes: Placed<ImportNote>[] = [];
  const unnumbered = new Map<string, number>();
  let [faultyLines, leftOut] = [0, 0];
  for (const [i, told] of lines.entries()) {
    if (i % piece === piece - 1) await giveWay();
    const line = i + 2;
    const { stay, isLeftOut, faults: own, notes: odd } = readImportLine(told, facts);
    const whom = stay && guestOfLine(told, stay.guest);
    const all = [...own, ...(whom?.faults ?? [])];
    if (isLeftOut || (stay && !isWanted(stay, said, today))) leftOut += 1;
    else if (all.length > 0 || !stay || !whom) {
      faultyLines += 1;
      for (const fault of all) faults.push({ ...fault, line });
    } else {
      const number = stay.number === '' ? numberOf(stay, unnumbered) : stay.number.slice(0, 120);
      const cameBy = (told.cameBy ?? '').trim().slice(0, 60) || null;
      const { guest, language, note } = whom;
      good.push({ ...stay, number, guest, language, note, line, cameBy });
      for (const one of [...odd, ...whom.notes]) notes.push({ ...one, line });
    }
  }
  return { good, faults, faultyLines, notes, leftOut };
}

const isWanted = ({ status, departure }: ReadStay, { takesPast, takesCancelled }: Said, today: string): boolean =>
  (takesPast !== false || departure > today) &&
  (takesCancelled !== false || (status !== 'cancelled' && status !== 'no-show'));

/** A line without a number is known again by what it says; of lines that say the same, by which of them it is. */
function numberOf(stay: ReadStay, seen: Map<string, number>): string {
  const { arrival, departure, roomId, guest, total } = stay;
  const said = JSON.stringify([arrival, departure, roomId, guest.givenName, guest.surname, total]);
  const count = (seen.get(said) ?? 0) + 1;
  seen.set(said, count);
  return `~${createHash('sha256').update(`${said} ${count}`).digest('base64url').slice(0, 16)}`;
}
