import { checkInAt } from '@stayfront/rules/cancellation/check-in';
import type { PaymentAccount } from '@stayfront/rules/payment/payment-account';
import { paymentChoices, type PaymentChoice } from '@stayfront/rules/payment/payment-choices';
import { payingState, type PayingState } from '@stayfront/rules/payment/paying-state';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { hasPaymentSettings } from '../../payment/has-payment-settings.ts';
import { readAccount } from './read-account.ts';

/** How a reservation stands with its money, and whether somebody with the link may pay now. */
export type MoneyStanding = {
  readonly account: PaymentAccount;
  readonly choices: readonly PaymentChoice[];
  readonly state: PayingState;
};

export async function readStanding(
  tx: Tx,
  { document }: Hotel,
  reservation: StoredReservation,
  now: Instant,
): Promise<MoneyStanding> {
  const { hotelId, status, holdExpiresAt, roomStays } = reservation;
  const { timeZone, times } = document;
  const account = await readAccount(tx, reservation, todayAt(timeZone, now));
  const choices = paymentChoices(account, status);
  const checkIn = Math.min(
    ...roomStays
      .filter((stay) => stay.status === 'book')
      .map(({ quote }) => checkInAt(quote.arrival, timeZone, times.checkInFrom)),
  );
  const hasProvider = await hasPaymentSettings(tx, hotelId);
  const state = payingState({ status, holdExpiresAt, checkIn, isOpen: choices.length > 0, hasProvider }, now);
  return { account, choices: state === 'payable' ? choices : [], state };
}
