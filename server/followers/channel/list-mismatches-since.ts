import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { readMismatches } from './price-mismatch.store.ts';

/** Prices that comparison sites have shown wrongly lately, the newest first. */
export const listMismatchesSince = async (tx: Tx, hotelId: number, since: Instant): Promise<PriceMismatch[]> =>
  (await readMismatches(tx, hotelId)).filter(({ lastSeenAt }) => Date.parse(lastSeenAt) > since);
