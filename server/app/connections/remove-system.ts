import type { removeSystem as route } from '@stayfront/contract/desk/systems';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { leaveGoogle } from '../../followers/google-prices/leave-google.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { removeAccount } from '../../property/connection-account/remove-account.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';

/** Shuts a system out for good. What it has changed stands, under its name; Google is told that nothing is for sale. */
export const removeSystem = (
  db: Db,
  staff: Staff,
  systemId: string,
  now: Instant,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(db, staff.hotelId, async (tx) => {
    const system = readSystemId(systemId);
    const key = system && { hotelId: staff.hotelId, connection: idOf(system) };
    if (key && system.kind === 'google') await leaveGoogle(tx, key, now);
    if (system) await removeAccount(tx, staff, idOf(system), now);
    return { systemId, isRemoved: true };
  });
