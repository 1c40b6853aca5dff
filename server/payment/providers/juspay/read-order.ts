import { isCurrency } from '@stayfront/rules/currency/currencies';
import type { Money } from '@stayfront/rules/money';
import { readDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { Charge } from '@stayfront/rules/payment/settlement';
import type { Finding, ProviderRefs } from '../../port/payment-provider.ts';
import type { OrderAnswer } from './order-shapes.ts';

/** By the text, since the numbers differ between the provider's documents. What is not listed is still on its way. */
const charges: Readonly<Record<string, Charge>> = {
  CHARGED: 'captured',
  PARTIAL_CHARGED: 'captured',
  AUTHORIZED: 'authorized',
  VOID_FAILED: 'authorized', // it is still reserved on the card
  VOIDED: 'released',
  AUTO_REFUNDED: 'released',
  JUSPAY_DECLINED: 'failed',
  AUTHENTICATION_FAILED: 'failed',
  AUTHORIZATION_FAILED: 'failed',
  CAPTURE_FAILED: 'failed',
  NOT_FOUND: 'unknown',
};

export const isRefunded = (status: string): boolean => status === 'SUCCESS' || status === 'REFUNDED';

/** What an order says about the money. */
export function readOrder(order: OrderAnswer): Finding {
  const charge = charges[order.status] ?? 'pending';
  const amount = amountOf(order);
  const isGivenBack = charge === 'captured' && amount !== null && refundedOf(order, amount) >= amount.minor;
  return {
    charge: isGivenBack ? 'released' : charge,
    amount: charge === 'captured' || charge === 'authorized' ? amount : null,
    refs: { ...(order.txn_uuid ? { txnUuid: order.txn_uuid } : {}), ...paidWith(order, charge) },
    reason: charge === 'failed' ? order.bank_error_message || order.status : null,
  };
}

/** Four digits and no more, whatever the provider writes there. */
function paidWith({ card }: OrderAnswer, charge: Charge): Pick<ProviderRefs, 'paidWith'> {
  const suffix = /^\d{4}$/.exec(card?.last_four_digits ?? '')?.[0];
  const isPaid = charge === 'captured' || charge === 'authorized';
  return isPaid && suffix !== undefined ? { paidWith: { brand: card?.card_brand ?? null, suffix } } : {};
}

function amountOf({ amount, effective_amount: effective, currency }: OrderAnswer): Money | null {
  const written = effective ?? amount;
  return written != null && currency != null && isCurrency(currency) ? readDecimal(written, currency) : null;
}

function refundedOf({ refunds }: OrderAnswer, { currency }: Money): number {
  return (refunds ?? [])
    .filter(({ status }) => isRefunded(status))
    .reduce((sum, refund) => sum + (readDecimal(refund.amount, currency)?.minor ?? 0), 0);
}
