import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sheetParts } from './xlsx-parts.ts';
import { headRow, sheetEnd, sheetHead, sheetRow } from './xlsx-sheet.ts';
import type { Table } from './table.ts';

type Sheet = Table & { readonly name: string; readonly isRtl: boolean };

/**
 * A workbook of one sheet, written while it is sent: what is packed leaves the house before the next batch is read. No
 * text in it is a formula, since each says that it is text.
 */
export async function* writeXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const { columns, rows } = sheet;
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const take = (): Uint8Array[] => {
    const taken = packed;
    packed = [];
    return taken;
  };
  for (const [name, content] of sheetParts(sheet)) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 });
  zip.add(body);
  body.push(strToU8(sheetHead(sheet) + headRow(columns)));
  yield* take();
  let count = 1;
  for await (const batch of rows) {
    const from = count + 1;
    body.push(strToU8(batch.map((row, place) => sheetRow(columns, row, from + place)).join('')));
    count += batch.length;
    yield* take();
  }
  body.push(strToU8(sheetEnd(columns, count)), true);
  zip.end();
  yield* take();
}
