import type { CheckedImport } from '@stayfront/contract/desk/imports';
import { guessColumns } from '@stayfront/rules/reservation-sheet/guess-columns';
import type { ImportField, ImportLine } from '@stayfront/rules/reservation-sheet/import-fields';
import { matchImportHeads } from '@stayfront/rules/reservation-sheet/import-heads';

/** So many lines say what stands in a column that no head explains. */
const looked = 200;
const shown = 3;

export type ReadColumns = {
  readonly fields: readonly (ImportField | null)[];
  readonly told: CheckedImport['columns'];
  lineOf(cells: readonly string[]): ImportLine;
};

/** What each column is taken for: as somebody has said, as its head says, or as what stands below it looks like. */
export function readColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  said: readonly (ImportField | null)[] | undefined,
): ReadColumns {
  const known = matchImportHeads(heads);
  const fields = said ? heads.map((_, place) => said[place] ?? null) : guessColumns(known, rows.slice(0, looked));
  const told = heads.map((head, place) => ({
    head: head.slice(0, 80),
    field: fields[place] ?? null,
    isSure: said !== undefined || (known[place] !== null && known[place] === fields[place]),
    samples: rows
      .slice(0, looked)
      .flatMap((row) => (row[place] ?? '').trim().slice(0, 60) || [])
      .slice(0, shown),
  }));
  return {
    fields,
    told,
    lineOf: (cells) => {
      const line: { [Field in ImportField]?: string } = {};
      fields.forEach((field, place) => field && (line[field] = cells[place] ?? ''));
      return line;
    },
  };
}
