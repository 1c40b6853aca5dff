import type { Tx } from '../../platform/db/open-database.ts';
import { readStock, type Days } from './stay-calendar.store.ts';

/** How many rooms are for sale and sold on each night, as it stands in this transaction. */
export const readStandingStock = (tx: Tx, hotelId: number, days: Days): ReturnType<typeof readStock> =>
  readStock(tx, hotelId, days);
