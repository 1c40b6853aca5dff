/** What a return address says; it is in the guest's hands and never believed. */
export type PaymentReturn = {
  readonly status: 'success' | 'pending' | 'fail' | 'unknown';
  readonly orderId: string;
  /** The guest went back to us without having tried to pay, or the provider's session ended before. */
  readonly isUntried: boolean;
  /** A status of the provider's that no table of ours has. */
  readonly unknownStatusId: string | null;
};
