import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import { transactionStatusOf } from '@stayfront/rules/payment/transaction-status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { readStanding } from './read-standing.ts';

/** What a payment link shows. It only looks: the provider is asked elsewhere, and by a POST. */
export async function describeReservationPayment(
  db: Db,
  hotel: Hotel,
  link: GuestLink,
  now: Instant,
): Promise<ReservationPayment | Refusal<'reservation.unknown'>> {
  const { hotelId } = hotel;
  const describe = async (tx: Tx): Promise<ReservationPayment | Refusal<'reservation.unknown'>> => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const { reservationId, status, hotelCurrency } = reservation;
    const { account, choices, state } = await readStanding(tx, hotel, reservation, now);
    const { total, keptFees, paid, dueNow, dueLater, dueAtHotel, localTaxOpen: localTax } = account;
    // What we have tried by ourselves is no attempt of the guest's.
    const intents = await listIntents(tx, hotelId, reservationId);
    const last = intents.findLast(({ refs }) => refs.collectedOn === undefined);
    return {
      reservationId,
      status,
      state,
      hotelCurrency,
      total,
      keptFees,
      paid,
      dueNow,
      dueAtHotel,
      localTax,
      dueLater: [...dueLater],
      choices: [...choices],
      attempt: last ? transactionStatusOf([last.state]) : null,
    };
  };
  return inHotel(db, hotelId, describe, 'read only');
}
