import type { PaymentBegun } from '@stayfront/contract/payment';
import { useEffect } from 'react';

/** How the provider says that it ended; never believed, only a reason to ask. */
export type DropInResult = {
  readonly payrailsStatus: 'success' | 'fail';
  readonly errorType?: 'payment_failed' | 'session_expired';
};

export interface DropInProps {
  begun: PaymentBegun;
  onDone: (result: DropInResult) => void;
  onFailed: (error: Error) => void;
}

/** The provider's ways to pay, in its own frame. */
export default function DropIn({ onFailed }: DropInProps) {
  useEffect(() => onFailed(new Error('Payrails not initialized')), [onFailed]);
  return null;
}
