import { paymentAccount, type PaymentAccount } from '@stayfront/rules/payment/payment-account';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { receivedFor } from '../../payment/received-for.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** How a reservation's money stands on a day at its hotel. Before it stands nothing but its first payment is due. */
export const readAccount = async (
  tx: Tx,
  { hotelId, reservationId, status, roomStays }: StoredReservation,
  today: StayDate,
): Promise<PaymentAccount> =>
  paymentAccount(roomStays, await receivedFor(tx, hotelId, reservationId), status === 'held' ? null : today);
