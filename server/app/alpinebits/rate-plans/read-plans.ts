import type { KnownPlan } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import type { Tx } from '../../../platform/db/open-database.ts';
import { selectPlans } from './plan.store.ts';

/** The plans of a system as they stand after all it has sent, by their codes. */
export const readPlans = (tx: Tx, hotelId: number, connection: string): Promise<ReadonlyMap<string, KnownPlan>> =>
  selectPlans(tx, hotelId, connection);
