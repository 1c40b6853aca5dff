/** What a spreadsheet would take for a formula stands behind an apostrophe, which it shows as text. */
const asText = (cell: string): string => (/^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** One line of a table that spreadsheets read (RFC 4180). Nothing in it is worked out by them. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
