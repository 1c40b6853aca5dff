import type { PaymentBegun } from '@stayfront/contract/payment';

/** What the hotel's answer must hold before anything of a provider is started with it. */
export function readBegun(begun: PaymentBegun): PaymentBegun {
  // What comes over the wire may be of a newer or older server than this page.
  const { status, paymentProvider, data } = begun as {
    status: string;
    paymentProvider: string;
    data?: { sdk_payload?: unknown; data?: unknown; version?: unknown };
  };
  if (status !== 'success') throw new Error(`The payment was answered with ${status}`);
  if (paymentProvider === 'JUSPAY') {
    if (!data?.sdk_payload) throw new Error('Invalid hosted page payment data');
  } else if (paymentProvider === 'PAYRAILS') {
    if (!data?.data || !data.version) throw new Error('Invalid drop-in payment data');
  } else throw new Error(`Unsupported payment provider: ${paymentProvider}`);
  return begun;
}
