import type { PaymentBegun } from '@stayfront/contract/payment';
import type { Money } from '@stayfront/rules/money';
import type { PaymentBegun as Begun } from '../../payment/start-payment.ts';

/** What a guest's page needs to go on with a payment that was begun. */
export const describeBegun = ({ provider, data }: Begun, { minor, currency }: Money): PaymentBegun => ({
  status: 'success',
  amount: minor,
  currency,
  paymentProvider: provider,
  data,
});
