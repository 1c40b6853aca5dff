import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Jobs } from '../message/enqueue.ts';
import { deleteHolds } from './reservation.store.ts';

/**
 * Takes an ended hold out of the calendar. It counts for nothing already; but servers that remember what is free hear
 * only of what changes, and this is how they learn that the rooms can be had again.
 */
export const endHold = (db: Db, { hotelId, reservationId }: Jobs['end-hold'], now: Instant): Promise<void> =>
  inHotel(db, hotelId, (tx) => deleteHolds(tx, hotelId, reservationId, now));
