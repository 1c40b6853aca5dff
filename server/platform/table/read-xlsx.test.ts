import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';

const read = async (bytes: Uint8Array): Promise<unknown> => {
  const found = await readXlsx(bytes);
  return found === null || found === 'too-large' ? found : [...found];
};

const workbook = (sheet: string, shared?: string): Uint8Array =>
  zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(shared) }),
  });

test('texts of the workbook and of the cell, numbers, gaps and names with a prefix are read', async () => {
  const shared = '<?xml version="1.0"?><sst><si><t>Da</t><r><t xml:space="preserve">te &amp; day</t></r></si></sst>';
  const sheet =
    '<?xml version="1.0"?><x:worksheet><x:cols><x:col min="1"/></x:cols><x:sheetData><x:row r="1">' +
    '<x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Zimmer</x:t><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>' +
    '<x:c r="D1"/><x:c r="E1"><x:v>46000</x:v></x:c></x:row><x:row r="2"/></x:sheetData></x:worksheet>';
  expect(await read(workbook(sheet, shared))).toEqual([['Date & day', '', 'Zimmer', '', '46000'], []]);
});

test('a workbook that grows to more than anybody needs is named so, whatever it says of its size', async () => {
  const packed = deflateRawSync(Buffer.alloc(101 * 1024 * 1024), { level: 1 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8); // deflated
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(100, 22); // what it says it will be
  head.writeUInt16LE(name.length, 26);
  expect(await read(Buffer.concat([head, name, packed]))).toBe('too-large');
});

test('rows, cells and texts that never end hold nobody up', async () => {
  for (const one of ['<row>', '<row><c>', '<c><v>', '<x:row '])
    expect(await read(workbook(`<worksheet>${one.repeat(400_000)}`))).toEqual([]);
  expect(await read(workbook(`<worksheet><row><c t="inlineStr">${'<rPh><t>'.repeat(400_000)}</c></row>`))).toEqual([
    [''],
  ]);
});

test('what is no workbook is none', async () => {
  expect(await read(strToU8('PK\u0003\u0004 and nothing more'))).toBeNull();
  expect(await read(workbook('').subarray(0, 40))).toBeNull();
});
