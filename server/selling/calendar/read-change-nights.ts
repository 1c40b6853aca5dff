import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { unfoldSeries } from '@stayfront/rules/calendar-history/series';
import type { Tx } from '../../platform/db/open-database.ts';
import { readSeriesOf } from './calendar-history.store.ts';

/** Everything one change did, night by night. */
export const readChangeNights = async (tx: Tx, hotelId: number, number: number): Promise<CellChange[]> =>
  (await readSeriesOf(tx, hotelId, number)).flatMap((series) => [...unfoldSeries(series)]);
