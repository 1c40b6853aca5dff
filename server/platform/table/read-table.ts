import { csvLines } from '@stayfront/rules/calendar-sheet/read-csv';
import { eachInTurns } from '../http/each-in-turns.ts';
import { readXlsx } from './read-xlsx.ts';

/** The lines of a file that somebody sends, as texts. Workbooks keep numbers and days as programs do. */
export type ReadTable = { readonly lines: readonly (readonly string[])[]; readonly isWorkbook: boolean };

/** So many lines are read before others have their turn. */
const piece = 500;

/** CSV by any separator, or XLSX, told by its first bytes; without empty lines. Null for what is neither. */
export async function readTable(base64: string): Promise<ReadTable | 'too-large' | null> {
  const bytes = Buffer.from(base64, 'base64');
  const isWorkbook = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const found = isWorkbook ? await readXlsx(bytes) : csvLines(textOf(bytes));
  if (found === null || found === 'too-large') return found;
  const lines: string[][] = [];
  await eachInTurns(found, piece, (line) => {
    if (line.some((cell) => cell.trim())) lines.push(line);
  });
  return { lines, isWorkbook };
}

/** Spreadsheets of older days write a byte for each letter. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
