import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { readCardStanding } from './read-card-standing.ts';

type Refused = Refusal<'card_request.over' | 'reservation.unknown'>;

/** The reservation of whoever holds its link, while a card that comes for it would be taken. */
export const openAsked = (db: Db, hotel: Hotel, link: GuestLink, now: Instant): Promise<StoredReservation | Refused> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx): Promise<StoredReservation | Refused> => {
      const reservation = await openByToken(tx, hotel, link, now, 'read');
      if (!reservation) return refuse('reservation.unknown');
      const { isTaken } = await readCardStanding(tx, hotel, reservation, now);
      return isTaken ? reservation : refuse('card_request.over');
    },
    'read only',
  );
