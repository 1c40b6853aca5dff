import type { CardRequest } from '@stayfront/contract/card-request';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { readCardStanding } from './read-card-standing.ts';

/** What the page shows on which a guest gives a card. It only looks: the provider is asked elsewhere, and by a POST. */
export const describeCardRequest = (
  db: Db,
  hotel: Hotel,
  link: GuestLink,
  now: Instant,
): Promise<CardRequest | Refusal<'reservation.unknown'>> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx): Promise<CardRequest | Refusal<'reservation.unknown'>> => {
      const reservation = await openByToken(tx, hotel, link, now, 'read');
      if (!reservation) return refuse('reservation.unknown');
      const { reservationId, status, holdExpiresAt, guarantee } = reservation;
      const { state, request } = await readCardStanding(tx, hotel, reservation, now);
      return {
        reservationId,
        status,
        state,
        dueOn: request?.state === 'open' ? request.dueOn : null,
        holdExpiresAt: status === 'held' && holdExpiresAt !== null ? new Date(holdExpiresAt).toISOString() : null,
        card: guarantee && { brand: guarantee.brand, suffix: guarantee.suffix },
      };
    },
    'read only',
  );
