import type { PaymentAccount } from '@stayfront/contract/desk/payment-account';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { changePaymentSettings } from '../change-payment-settings.ts';
import { PaymentSettings } from '../payment-settings.ts';
import { describeAccount, type AccountDeps } from './describe-account.ts';

type Refused = Refusal<'payment_account.in_use' | 'payment_account.no_trial' | 'payment_account.real'>;

/** Points the hotel at a sandbox. One that has an account of its own stays there: money would stop to come. */
export async function tryAccount(
  deps: AccountDeps,
  hotel: Hotel,
  who: string,
  provider: ProviderName,
  now: Instant,
): Promise<PaymentAccount | Refused> {
  if (!deps.openTrial) return refuse('payment_account.no_trial');
  const { hotelId } = hotel;
  const known = await describeAccount(deps, hotel);
  if (known.provider !== null && known.isReadable && !known.isTrial) return refuse('payment_account.real');
  const settings = { ...PaymentSettings.parse(await deps.openTrial(provider, hotelId)), isTest: true };
  const changed = await changePaymentSettings(deps, hotelId, settings, now, (tx) =>
    noteOperator(tx, hotelId, { happenedAt: now, who, what: 'payment.trial_begun', detail: { provider } }),
  );
  return typeof changed === 'object' ? refuse('payment_account.in_use') : describeAccount(deps, hotel);
}
