import type { Db } from '../../platform/db/open-database.ts';
import { readApart } from '../../platform/db/read-apart.ts';
import { checkSome, listBrokenDays, type HistoryFault } from './history.store.ts';

const MOST = 2_000;

export type CheckedHistory = { readonly events: number; readonly faults: readonly HistoryFault[] };

/** Reads the whole history of a hotel and names what is not as it was written: some reservations at a time. */
export async function checkHistory(db: Db, hotelId: number): Promise<CheckedHistory> {
  const faults: HistoryFault[] = [];
  let events = 0;
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const checked = await readApart(db, hotelId, (tx) => checkSome(tx, hotelId, from, MOST));
    faults.push(...checked.faults);
    events += checked.events;
    after = checked.last;
  }
  faults.push(...(await readApart(db, hotelId, (tx) => listBrokenDays(tx, hotelId))));
  return { events, faults };
}
