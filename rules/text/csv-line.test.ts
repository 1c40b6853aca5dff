import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('a cell keeps its commas, quotes and lines', () => {
  expect(csvLine(['a, "b"', 'two\nlines', ''])).toBe('"a, ""b""","two\nlines",""\r\n');
});

test.each(['=1+1', '+41 41', '-5', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('%j is text for a spreadsheet', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});
