import { netDemand } from '@stayfront/rules/booking/net-demand';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { takeRooms } from './take-rooms.ts';

/** Gives the nights of sold rooms back to the calendar. */
export async function giveBackRooms(
  tx: Tx,
  hotelId: number,
  stays: readonly Pick<StoredRoomStay, 'quote'>[],
  now: Instant,
): Promise<void> {
  const had = stays.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) }));
  await takeRooms(tx, hotelId, netDemand([], had), now);
}
