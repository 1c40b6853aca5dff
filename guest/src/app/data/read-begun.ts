import type { PaymentBegun } from '@stayfront/contract/payment';

/** Looks at what a payment begins with, and throws where its provider's part of the page could not begin with it. */
export type ReadBegun = (begun: PaymentBegun) => PaymentBegun;
