import { unzipSync, strFromU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, Column } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { dice } from '@stayfront/rules/testing/dice';

const columns: readonly Column[] = [
  { title: 'Guest', kind: 'text', width: 20 },
  { title: 'Arrival', kind: 'day', width: 12 },
  { title: 'Nights', kind: 'number', width: 8 },
  { title: 'Total', kind: { decimals: 2 }, width: 12 },
  { title: 'Booked', kind: 'time', width: 16 },
];
async function* inBatches(rows: readonly (readonly Cell[])[], size = 2) {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
}
async function allOf<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
const csvOf = async (rows: readonly (readonly Cell[])[], style: Parameters<typeof writeCsv>[1]): Promise<string> =>
  (await allOf(writeCsv({ columns, rows: inBatches(rows) }, style))).join('');
async function sheetOf(rows: readonly (readonly Cell[])[], isRtl = false): Promise<string> {
  const sheet = { columns, rows: inBatches(rows), name: 'Hotel: [Probe]', isRtl };
  const parts = unzipSync(Buffer.concat(await allOf(writeXlsx(sheet))));
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}
const ada = ['Ada', '2027-06-11', 2, 26_111, '2027-06-01 09:30'];

describe('a list for a spreadsheet', () => {
  test('is CSV in UTF-8 that says so, with signs of numbers as its readers have them', async () => {
    expect(await csvOf([ada], { separator: ',', decimal: '.' })).toBe(
      '\ufeffGuest,Arrival,Nights,Total,Booked\r\nAda,2027-06-11,2,261.11,2027-06-01 09:30\r\n',
    );
    expect(await csvOf([['Zoë; "Zo"', null, 1, -500, null]], { separator: ';', decimal: ',' })).toBe(
      '\ufeffGuest;Arrival;Nights;Total;Booked\r\n"Zoë; ""Zo""";;1;-5,00;\r\n',
    );
  });

  test.each(['=1+1', '+41 79', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'never works out what a guest typed: %j',
    async (typed) => {
      const [, line = ''] = (await csvOf([[typed, null, 1, 0, null]], { separator: ',', decimal: '.' })).split('\r\n');
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
      expect(await sheetOf([[typed, null, 1, 0, null]])).not.toContain('<f>');
    },
  );

  test('is a workbook in which days are days, amounts are amounts and text is text', async () => {
    const sheet = await sheetOf([ada, ['=1 <b> _x0041_ \u0007', null, 1, 0, null]]);
    expect(sheet).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">Ada</t></is></c>');
    expect(sheet).toContain('<c r="B2" s="3"><v>46549</v></c>'); // as Excel has it for the 11th of June 2027
    expect(sheet).toContain('<c r="D2" s="5"><v>261.11</v></c>');
    expect(sheet).toMatch(/<c r="E2" s="4"><v>46539\.3958333\d+<\/v>/); // half past nine
    expect(sheet).toContain('=1 &lt;b&gt; _x005F_x0041_ </t>');
    expect(sheet).toContain('<autoFilter ref="A1:E3"/>');
    expect(await sheetOf([ada], true)).toContain('rightToLeft="1"');
  });

  test('has every row once, whatever is written in it', async () => {
    const names = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, async (all) => {
        const rows = all.map((name): Cell[] => [name, null, 1, 0, null]);
        const sheet = await sheetOf(rows);
        expect(sheet.match(/<row /g)).toHaveLength(all.length + 1);
        expect(sheet).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u);
      }),
      { numRuns: dice(12) },
    );
  });

  test('leaves the house batch by batch: the first rows are out before the last are asked for', async () => {
    let asked = 0;
    async function* endless() {
      for (; ; asked += 1)
        yield Array.from({ length: 500 }, (_, i): Cell[] => [`${asked} ${Math.sin(i)}`, null, i, i, null]);
    }
    let bytes = 0;
    for await (const part of writeXlsx({ columns, rows: endless(), name: 'All', isRtl: false })) {
      bytes += part.length;
      if (bytes > 200_000) break;
    }
    expect(asked).toBeLessThan(100);
  });
});
