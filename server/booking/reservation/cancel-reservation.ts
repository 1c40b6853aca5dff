import type { Cancelled } from '@stayfront/contract/cancel';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { cancelAll } from './cancel-all.ts';
import { findNamed, type Named } from './find-named.ts';

type Deps = { readonly db: Db; readonly secret: string };

/** Cancels a whole reservation for whoever knows its reference and the guest's e-mail address. */
export async function cancelReservation(
  { db, secret }: Deps,
  hotel: Hotel,
  named: Named,
  now: Instant,
): Promise<Cancelled | RefusedBy<typeof findNamed | typeof cancelAll>> {
  return inHotel(db, hotel.hotelId, async (tx, transaction) => {
    const reservation = await findNamed(tx, transaction, hotel.hotelId, named, secret, now);
    return 'refused' in reservation ? reservation : cancelAll(tx, hotel, reservation, 'guest', now);
  });
}
