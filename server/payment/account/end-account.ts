import type { PaymentAccount } from '@stayfront/contract/desk/payment-account';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { changePaymentSettings } from '../change-payment-settings.ts';
import { describeAccount, type AccountDeps } from './describe-account.ts';

/** Forgets the account; ended twice, it has ended. */
export async function endAccount(
  deps: AccountDeps,
  hotel: Hotel,
  who: string,
  now: Instant,
): Promise<PaymentAccount | Refusal<'payment_account.in_use'>> {
  const { hotelId } = hotel;
  const changed = await changePaymentSettings(deps, hotelId, null, now, (tx) =>
    noteOperator(tx, hotelId, { happenedAt: now, who, what: 'payment.account_ended', detail: {} }),
  );
  return typeof changed === 'object' ? refuse('payment_account.in_use') : describeAccount(deps, hotel);
}
