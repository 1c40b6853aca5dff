import type { Money } from '@stayfront/rules/money';
import { isFailure, type Finding, type PaymentProvider } from './port/payment-provider.ts';

export type Returned = 'given-back' | 'pending' | 'refused' | 'unanswered';

/**
 * Gives back money that belongs to no reservation of ours. The number of the request follows from that of the payment:
 * asked again, it is the same request.
 */
export async function returnStray(
  provider: PaymentProvider,
  intentId: string,
  { charge, refs }: Finding,
  amount: Money,
): Promise<Returned> {
  const payment = { intentId, amount, refs };
  const refundId = `SR${intentId.slice(2)}`;
  const answer =
    charge === 'authorized'
      ? await provider.cancel(payment, refundId)
      : await provider.refund(payment, { refundId, amount });
  if (isFailure(answer)) return answer.failed === 'unavailable' ? 'unanswered' : 'refused';
  if (answer.progress === 'done') return 'given-back';
  return answer.progress === 'failed' ? 'refused' : 'pending';
}
