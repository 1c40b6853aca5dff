import { checkInAt } from '@stayfront/rules/cancellation/check-in';
import type { PaymentAccount } from '@stayfront/rules/payment/payment-account';
import { paymentChoices, type PaymentChoice } from '@stayfront/rules/payment/payment-choices';
import { payingState, type PayingState } from '@stayfront/rules/payment/paying-state';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { hasPaymentSettings } from '../../payment/has-payment-settings.ts';
import { findOpenRequest } from './find-open-request.ts';
import type { PaymentRequest } from './payment-request.store.ts';
import { readAccount } from './read-account.ts';

/** How a reservation stands with its money, and whether somebody with the link may pay now. */
export type MoneyStanding = {
  readonly account: PaymentAccount;
  readonly choices: readonly PaymentChoice[];
  readonly state: PayingState;
  /** What the house has asked for: then nothing else is to be chosen. */
  readonly asked: PaymentRequest | null;
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
  const request = await findOpenRequest(tx, hotelId, reservation.reservationId);
  const isAsked = request !== null && request.amount <= account.open;
  const asked = isAsked ? request : null;
  const choices = asked ? [{ kind: 'due' as const, amount: asked.amount }] : paymentChoices(account, status);
  const checkIn = Math.min(
    ...roomStays
      .filter((stay) => stay.status === 'book')
      .map(({ quote }) => checkInAt(quote.arrival, timeZone, times.checkInFrom)),
  );
  const hasProvider = await hasPaymentSettings(tx, hotelId);
  const state = payingState({ status, holdExpiresAt, checkIn, isOpen: choices.length > 0, hasProvider, isAsked }, now);
  return { account, choices: state === 'payable' ? choices : [], state, asked };
}
