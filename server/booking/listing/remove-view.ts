import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { deleteView } from './view.store.ts';

export const removeView = (db: Db, staff: Staff, viewId: string): Promise<{ viewId: string; isRemoved: true }> =>
  inHotel(db, staff.hotelId, async (tx) => {
    await deleteView(tx, staff, viewId);
    return { viewId, isRemoved: true };
  });
