import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';

/** A book in which lines are written and never changed: the truth about the money of a sandbox. */
export type Ledger<Entry> = {
  entries(): readonly Entry[];
  write(entry: Entry): void;
};

/**
 * In memory, and with a file also on disk, found again at the next start. Written without waiting in between, so that
 * what was answered is always what is in the book.
 */
export function openLedger<Entry extends object>(file: string | undefined): Ledger<Entry> {
  const entries: Entry[] = file === undefined ? [] : readEntries<Entry>(file);
  return {
    entries: () => entries,
    write(entry) {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
      entries.push(entry);
    },
  };
}

function readEntries<Entry>(file: string): Entry[] {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // A power cut may leave half a line, which nobody was told about.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
