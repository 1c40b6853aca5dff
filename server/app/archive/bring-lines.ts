import type { ArchiveFault } from '@stayfront/contract/desk/archive';
import type { Tx } from '../../platform/db/open-database.ts';
import { mostFaults } from './archive-fault.ts';
import { insertRows, trying } from './archive.store.ts';
import type { LineRows } from './check-line.ts';

type Line = { readonly line: number; readonly text: string };
type Check = (text: string) => { readonly rows: LineRows } | { readonly fault: Pick<ArchiveFault, 'code' | 'at'> };
type Brought = { readonly line: number; readonly rows: LineRows };

/** So many lines are put in at once, as long as none of them is wrong. */
const batch = 200;

/** Puts the lines of a file in, and tells of each that cannot be. Gives back how many there were. */
export async function bringLines(
  tx: Tx,
  file: string,
  lines: AsyncIterable<Line>,
  check: Check,
  faults: ArchiveFault[],
): Promise<number> {
  const tell = (line: number, fault: Pick<ArchiveFault, 'code' | 'at'>): void => {
    if (faults.length < mostFaults) faults.push({ file, line, ...fault });
  };
  let count = 0;
  let held: Brought[] = [];
  const putAll = async (): Promise<void> => {
    const some = held;
    held = [];
    if (some.length === 0 || (await put(tx, some)) === null) return;
    for (const one of some) {
      const fault = await put(tx, [one]);
      if (fault) tell(one.line, fault);
    }
  };
  for await (const { line, text } of lines) {
    count += 1;
    const checked = check(text);
    if ('fault' in checked) tell(line, checked.fault);
    else held.push({ line, rows: checked.rows });
    if (held.length >= batch) await putAll();
    if (faults.length >= mostFaults) return count;
  }
  await putAll();
  return count;
}

async function put(tx: Tx, some: readonly Brought[]): Promise<Pick<ArchiveFault, 'code' | 'at'> | null> {
  const tables = [...new Set(some.flatMap(({ rows }) => rows.map(({ table }) => table)))];
  try {
    await trying(tx, async () => {
      for (const table of tables) {
        const rows = some.flatMap((one) =>
          one.rows.filter((part) => part.table === table).flatMap((part) => part.rows),
        );
        await insertRows(tx, table, rows);
      }
    });
    return null;
  } catch (error) {
    const fault = faultOf(error as DatabaseFault);
    if (fault) return fault;
    throw error;
  }
}

type DatabaseFault = { readonly code?: string; readonly column?: string; readonly constraint?: string };

/** What the database says of a row that is wrong; null for all that is not the row's fault. */
function faultOf({ code = '', column, constraint }: DatabaseFault): Pick<ArchiveFault, 'code' | 'at'> | null {
  if (code === '23502') return { code: 'missing_field', at: column ?? '' };
  if (code === '23505') return { code: 'repeated', at: constraint ?? '' };
  if (code === '23503') return { code: 'refers_to_nothing', at: constraint ?? '' };
  return code === '23514' || code.startsWith('22') ? { code: 'value', at: column ?? constraint ?? '' } : null;
}
