import { readCsv } from '@stayfront/rules/calendar-sheet/read-csv';
import { readXlsx } from './read-xlsx.ts';

/** The lines of a file that somebody sends, as texts. Workbooks keep numbers and days as programs do. */
export type ReadTable = { readonly lines: readonly (readonly string[])[]; readonly isWorkbook: boolean };

/** CSV by any separator, or XLSX, told by its first bytes; without empty lines. Null for what is neither. */
export function readTable(base64: string): ReadTable | null {
  const bytes = Buffer.from(base64, 'base64');
  const isWorkbook = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const lines = isWorkbook ? readXlsx(bytes) : readCsv(textOf(bytes));
  return lines && { lines: lines.filter((line) => line.some((cell) => cell.trim())), isWorkbook };
}

/** Spreadsheets of older days write a byte for each letter. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
