import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLines } from './read-csv.ts';
import { readDay, readSheetLine, type SheetFacts } from './read-sheet-line.ts';
import { stayDate } from '../stay/stay-date.ts';
import { sheetFields } from './sheet-fields.ts';
import { headsIn, matchHeads } from './sheet-heads.ts';

const facts: SheetFacts = {
  currency: 'CHF',
  findRoom: (text) => (text === 'Double' ? 'double' : null),
  findRatePlan: (text) => (text === 'Flexible' ? 'flexible' : null),
  isSold: () => true,
  firstDay: stayDate('2027-06-01'),
  lastDay: stayDate('2030-06-01'),
};

test('the heads of each language are known again, and no two of one language are taken for the same', () => {
  for (const language of ['en', 'de', 'fr', 'it', 'es', 'ar'])
    expect(matchHeads(sheetFields.map((field) => headsIn(language)[field]))).toEqual([...sheetFields]);
  expect(matchHeads(['DATUM', 'Stop Sell', 'Price', 'price', 'Bemerkung'])).toEqual([
    'date',
    'isClosed',
    'price',
    null,
    null,
  ]);
});

test.each([
  ['a channel manager', 'Date;Room Type;Rate Plan;Availability;Rate amount;Min LOS;Max LOS;Stop Sell;CTA;CTD'],
  ['Mews', 'Date;Space category;Rate name;Available;Base price'],
  ['Cloudbeds', 'Date;Room Type Name;Rate Plan Name;Rooms to sell;Daily Rate;Minimum Stay;Closed to Arrival'],
  ['Little Hotelier', 'Day;Room name;Room rate;Inventory;Single;Double;Extra adult;Extra child;Min Stay'],
])('the heads of %s are known', (_, line) => {
  const heads = line.split(';');
  const fields = matchHeads(heads);
  expect(heads.filter((__, place) => fields[place] === null)).toEqual([]);
  expect(new Set(fields).size).toBe(heads.length);
});

test('no head is taken for two things', () => {
  const written = sheetFields.flatMap((field) =>
    ['en', 'de', 'fr', 'it', 'es', 'ar'].map((language) => [headsIn(language)[field], field] as const),
  );
  for (const [head, field] of written) expect([head, matchHeads([head])]).toEqual([head, [field]]);
});

test('days are read as spreadsheets and people write them', () => {
  expect(['2027-06-11', '11.06.2027', '11/6/2027', '46549', '46549.0'].map(readDay)).toEqual(
    Array.from({ length: 5 }, () => '2027-06-11'),
  );
  expect(['2027-06-31', '31.06.2027', 'tomorrow', ''].map(readDay)).toEqual([null, null, null, null]);
});

describe('a line', () => {
  const line = { date: '2027-06-11', room: 'Double', ratePlan: 'Flexible' };
  const night = { room: 'double', from: '2027-06-11', to: '2027-06-11' };

  test('becomes edits of what it names, and leaves what is empty', () => {
    expect(readSheetLine({ ...line, total: '4', price: '184.50', minStay: '0', isClosed: 'nein' }, facts)).toEqual({
      edits: [
        { ...night, total: 4 },
        { ...night, ratePlan: 'flexible', price: 18_450, rules: { minStay: null, isClosed: false } },
      ],
      faults: [],
    });
    expect(readSheetLine({ ...line, price1: '150', price3: '200', child: '20' }, facts).edits).toEqual([
      {
        ...night,
        ratePlan: 'flexible',
        sheetPrices: { byAdults: [15_000, undefined, 20_000, undefined], child: 2_000 },
      },
    ]);
    expect(readSheetLine(line, facts)).toEqual({ edits: [], faults: [] });
  });

  test('names each column that is wrong with what stands there', () => {
    const { edits, faults } = readSheetLine(
      { date: '31.06.2027', room: 'Attic', price: 'cheap', minStay: '1000', isClosed: 'perhaps' },
      facts,
    );
    expect(edits).toEqual([]);
    expect(faults.map(({ field, text, code }) => [field, text, code])).toEqual([
      ['date', '31.06.2027', 'day-unknown'],
      ['room', 'Attic', 'room-unknown'],
      ['price', 'cheap', 'amount'],
      ['minStay', '1000', 'nights'],
      ['isClosed', 'perhaps', 'flag'],
    ]);
    expect(readSheetLine({ ...line, ratePlan: '', price: '10' }, facts).faults).toMatchObject([
      { field: 'ratePlan', code: 'rate-missing' },
    ]);
  });
});

test('whatever stands in quotes comes back as it was written, by any separator', () => {
  const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\uFEFF', ''));
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(';', ',', '\t'), (lines, separator) => {
      const head = ['a', 'b', 'c'];
      const text = [head, ...lines]
        .map((line) => line.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      expect([...csvLines(text)]).toEqual([head, ...lines]);
    }),
  );
  expect([...csvLines('a;b\r\n1;\r\n;2\n')]).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['', '2'],
  ]);
});
