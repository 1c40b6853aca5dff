import type { PaymentBegun, ProviderStart } from '@stayfront/contract/payment';
import { partOf } from './payment-parts.ts';

/** What the hotel's answer must hold before anything of a provider is started with it. */
export function readBegun(begun: PaymentBegun): PaymentBegun {
  // What comes over the wire may be of a newer or older server than this page.
  const { status, paymentProvider, data } = begun as {
    status: string;
    paymentProvider: string;
    data?: ProviderStart;
  };
  if (status !== 'success') throw new Error(`The payment was answered with ${status}`);
  const part = partOf(paymentProvider);
  if (!part) throw new Error(`Unsupported payment provider: ${paymentProvider}`);
  part.check(data ?? {});
  return begun;
}
