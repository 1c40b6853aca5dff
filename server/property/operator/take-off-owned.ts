import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { lockPeople } from './operator.store.ts';

/** Whether somebody has come as an owner of the hotel; then no start of the server asks for it again. */
export const takeOffOwned = (db: Db, hotelId: number): Promise<boolean> =>
  inHotel(db, hotelId, async (tx) => {
    const isOwned = (await lockPeople(tx, hotelId)).some(
      ({ role, lastSeenAt }) => role === 'owner' && lastSeenAt !== null,
    );
    if (isOwned)
      await tx.deleteFrom('hotel_noted').where('hotel_id', '=', hotelId).where('what', '=', 'unowned').execute();
    return isOwned;
  });
