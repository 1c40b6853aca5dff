import type { PaymentBegun } from '@stayfront/contract/payment';
import type { Money } from '@stayfront/rules/money';
import type { PaymentBegun as Begun } from '../../payment/start-payment.ts';

/** What a guest's page needs to go on with a payment that was begun. */
export function describeBegun({ data: begun }: Begun, { minor, currency }: Money): PaymentBegun {
  const { paymentProvider, ...data } = begun;
  return {
    status: 'success',
    amount: minor,
    currency,
    paymentProvider,
    data: 'version' in data ? data : { paymentPage: data.paymentPage, sdk_payload: { ...data.sdk_payload } },
  };
}
