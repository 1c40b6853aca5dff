import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';

const workbook = (sheet: string, shared?: string): Uint8Array =>
  zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(shared) }),
  });

test('texts of the workbook and of the cell, numbers, gaps and names with a prefix are read', () => {
  const shared = '<?xml version="1.0"?><sst><si><t>Da</t><r><t xml:space="preserve">te &amp; day</t></r></si></sst>';
  const sheet =
    '<?xml version="1.0"?><x:worksheet><x:cols><x:col min="1"/></x:cols><x:sheetData><x:row r="1">' +
    '<x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Zimmer</x:t><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>' +
    '<x:c r="D1"/><x:c r="E1"><x:v>46000</x:v></x:c></x:row><x:row r="2"/></x:sheetData></x:worksheet>';
  expect(readXlsx(workbook(sheet, shared))).toEqual([['Date & day', '', 'Zimmer', '', '46000'], []]);
});

test('a workbook that grows to more than anybody needs is none, whatever it says of its size', () => {
  const spaces = new Uint8Array(61 * 1024 * 1024).fill(0x20);
  const large = zipSync({ 'xl/worksheets/sheet1.xml': spaces }, { level: 1 });
  expect(readXlsx(large)).toBeNull();
  const lying = Buffer.from(large);
  for (const [sign, place] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const)
    lying.writeUInt32LE(100, lying.indexOf(sign, 0, 'latin1') + place);
  expect(readXlsx(lying)).toBeNull();
});

test('rows, cells and texts that never end hold nobody up', () => {
  for (const one of ['<row>', '<row><c>', '<c><v>', '<x:row '])
    expect(readXlsx(workbook(`<worksheet>${one.repeat(400_000)}`))).toEqual([]);
  expect(readXlsx(workbook(`<worksheet><row><c t="inlineStr">${'<rPh><t>'.repeat(400_000)}</c></row>`))).toEqual([
    [''],
  ]);
});

test('what is no workbook is none', () => {
  expect(readXlsx(strToU8('PK\u0003\u0004 and nothing more'))).toBeNull();
  expect(readXlsx(workbook('').subarray(0, 40))).toBeNull();
});
