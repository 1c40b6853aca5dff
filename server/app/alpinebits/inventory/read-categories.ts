import type { KeptCategory } from '@stayfront/rules/alpinebits/inventory/plan-inventory';
import type { Tx } from '../../../platform/db/open-database.ts';
import { selectCategories } from './category.store.ts';

/** What is known of a system's categories from its inventories. */
export const readCategories = (tx: Tx, hotelId: number, connection: string): Promise<KeptCategory[]> =>
  selectCategories(tx, hotelId, connection);
