/*
 * Checks the history in an archive of a hotel, without the engine that wrote it, with nothing but Node:
 *   unzip hotel.zip -d hotel && node check-history.ts hotel
 * What is summed, and how, stands in docs/leaving-and-arriving.md.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

type Entry = {
  readonly happened_at: string;
  readonly who: string;
  readonly what: string;
  readonly total: number | null;
  readonly detail: unknown;
  readonly place: number | null;
  readonly hash: string | null;
  readonly sealed_on: string | null;
};
type Line = { readonly reservation: { readonly reservation_id: string }; readonly reservation_event: readonly Entry[] };
type Day = {
  readonly day: string;
  readonly events: number;
  readonly reservations: number;
  readonly previous: string;
  readonly hash: string;
};

export type CheckedFolder = { readonly events: number; readonly days: number; readonly faults: readonly string[] };

export async function checkHistoryIn(folder: string): Promise<CheckedFolder> {
  const faults: string[] = [];
  const heads = new Map<string, { events: number; lines: string[] }>();
  let events = 0;
  for await (const text of linesOf(path.join(folder, 'reservations.jsonl'))) {
    const { reservation, reservation_event: entries } = JSON.parse(text) as Line;
    const id = reservation.reservation_id;
    let previous = '';
    let place = 0;
    const last = new Map<string, string>();
    for (const entry of entries) {
      events += 1;
      if (entry.place === null) faults.push(`${id}: "${entry.what}" of ${entry.happened_at} is in no chain`);
      if (entry.place === null || entry.hash === null) continue;
      // After what is missing the chain is taken up again, so that one gap is one fault.
      if (entry.place !== place + 1) faults.push(`${id}: entry ${place + 1} is missing before entry ${entry.place}`);
      else if (sumOf(textOf(id, entry, previous)) !== entry.hash)
        faults.push(`${id}: entry ${entry.place} ("${entry.what}") is not as it was written`);
      ({ place, hash: previous } = { place: entry.place, hash: entry.hash });
      if (entry.sealed_on === null) continue;
      const head = heads.get(entry.sealed_on) ?? { events: 0, lines: [] };
      head.events += 1;
      heads.set(entry.sealed_on, head);
      last.set(entry.sealed_on, `${id} ${entry.place} ${entry.hash}`);
    }
    for (const [day, line] of last) heads.get(day)?.lines.push(line);
  }
  let before = '';
  let days = 0;
  for await (const text of linesOf(path.join(folder, 'history', 'days.jsonl'))) {
    const { day, previous, hash } = JSON.parse(text) as Day;
    days += 1;
    const { events: count, lines } = heads.get(day) ?? { events: 0, lines: [] };
    heads.delete(day);
    if (previous !== before) faults.push(`${day}: does not follow the day before it`);
    const sealed = [previous, day, count, lines.length, lines.toSorted(byBytes).join('\n')].join('\n');
    if (sumOf(sealed) !== hash) faults.push(`${day}: is not as it was sealed`);
    before = hash;
  }
  for (const day of heads.keys()) faults.push(`${day}: its seal is missing`);
  return { events, days, faults };
}

function textOf(id: string, { place, happened_at, who, what, total, detail }: Entry, previous: string): string {
  return [previous, id, place, instantOf(happened_at), who, what, total ?? '', writtenAs(detail)].join('\n');
}

/** To the microsecond, as 2027-06-01T12:00:00.000000Z. */
function instantOf(time: string): string {
  const [, seconds = '', fraction = ''] = /^(.{19})(?:\.(\d+))?/.exec(time) ?? [];
  return `${seconds}.${fraction.padEnd(6, '0')}Z`;
}

/** As PostgreSQL writes jsonb: shorter names first, a blank after each colon and comma. */
function writtenAs(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writtenAs).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(
    ([a], [b]) => Buffer.byteLength(a) - Buffer.byteLength(b) || byBytes(a, b),
  );
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}: ${writtenAs(one)}`).join(', ')}}`;
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== '') yield line;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { events, days, faults } = await checkHistoryIn(process.argv[2] ?? '.');
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const verdict = faults.length === 0 ? 'The history is whole.' : `${faults.length} faults.`;
  process.stdout.write(`${events} entries, ${days} sealed days. ${verdict}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
