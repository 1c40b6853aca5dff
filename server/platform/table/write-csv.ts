import type { Cell, Column, Table } from './table.ts';

/** Spreadsheets of countries that write a comma in their numbers expect a semicolon between them. */
export type CsvStyle = { readonly separator: ',' | ';'; readonly decimal: ',' | '.' };

/** The bytes that tell a spreadsheet that this is UTF-8. */
const mark = '\ufeff';

export async function* writeCsv({ columns, rows }: Table, style: CsvStyle): AsyncGenerator<string> {
  yield (
    mark +
      lineOf(
        columns.map(({ title }) => quoted(title, style)),
        style,
      )
  );
  for await (const batch of rows)
    yield batch
      .map((row) =>
        lineOf(
          columns.map((column, place) => written(row[place] ?? null, column, style)),
          style,
        ),
      )
      .join('');
}

const lineOf = (fields: readonly string[], { separator }: CsvStyle): string => `${fields.join(separator)}\r\n`;

function written(cell: Cell, { kind }: Column, style: CsvStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(kind === 'text' ? harmless(cell) : cell, style);
  const text = typeof kind === 'object' ? (cell / 10 ** kind.decimals).toFixed(kind.decimals) : String(cell);
  return text.replace('.', style.decimal);
}

/** A spreadsheet works out what begins like a formula, whoever has typed it; behind an apostrophe it is text. */
const harmless = (text: string): string => (/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

const quoted = (text: string, { separator }: CsvStyle): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
