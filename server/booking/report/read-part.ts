import type { Tx } from '../../platform/db/open-database.ts';
import { readCapacity, readDays, readSums, type Asked, type Capacity, type SumsBy } from './report.store.ts';
import type { Sums } from '@stayfront/rules/report/figures';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** All that is added up for one span. */
export type Part = {
  readonly sums: SumsBy;
  readonly days: ReadonlyMap<StayDate, Sums>;
  /** Null where it is asked by days of booking: rooms are no number of those. */
  readonly capacity: Capacity | null;
};

export async function readPart(tx: Tx, asked: Asked): Promise<Part> {
  const sums = await readSums(tx, asked);
  const days = await readDays(tx, asked);
  return { sums, days, capacity: asked.basis === 'stay' ? await readCapacity(tx, asked.hotelId, asked.span) : null };
}
