import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteHappening, type Whose } from '../reservation/note-happening.ts';
import { saveCardRefused } from './card-request.store.ts';

/** The bank has turned down a card that a guest was asked for: the house is told, for the guest may not try another. */
export const noteCardRefused = (db: Db, { hotelId, reservationId }: Whose, now: Instant): Promise<void> =>
  inHotel(db, hotelId, async (tx) => {
    await saveCardRefused(tx, { hotelId, reservationId }, now);
    await noteHappening(tx, { hotelId, reservationId }, { what: 'card.refused', who: 'provider' }, now);
  });
