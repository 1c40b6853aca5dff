import { AlreadyPaid } from './already-paid.tsx';
import { BeginFailed } from './begin-failed.tsx';
import { OrderFailed } from './order-failed.tsx';
import { errorKind } from '../../app/flow/error-kind.ts';
import { PaymentNotBegun } from '../../app/flow/payment-not-begun.ts';

interface PaymentTroubleProps {
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** What went wrong on the way to the provider, and what the guest can do about it. */
export function PaymentTrouble({ error, onRetry, onClose }: PaymentTroubleProps) {
  if (error instanceof PaymentNotBegun) return <BeginFailed onRetry={onRetry} />;
  if (error && errorKind(error) === 'already-processed') return <AlreadyPaid />;
  return <OrderFailed error={error} onClose={onClose} />;
}
