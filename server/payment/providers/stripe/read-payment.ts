import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Charge } from '@stayfront/rules/payment/settlement';
import type Stripe from 'stripe';
import type { KeptCard } from '../../../platform/db/stored-values.ts';
import type { Finding } from '../../port/payment-provider.ts';
import { readAmount } from './amount.ts';

/** What has to come along with a payment so that it can be read. */
export const expanded = ['latest_charge.refunds', 'payment_method'];

const charges: Readonly<Record<Stripe.PaymentIntent['status'], Charge>> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'pending',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'released',
};

/** What a payment says about the money. */
export function readPayment(payment: Stripe.PaymentIntent): Finding {
  const charge = chargeOf(payment);
  const units = charge === 'authorized' ? payment.amount_capturable : payment.amount_received;
  const isHeld = charge === 'captured' || charge === 'authorized';
  const failure = payment.last_payment_error;
  return {
    charge,
    amount: isHeld ? readAmount(units, payment.currency) : null,
    refs: { paymentIntent: payment.id, ...(isHeld ? cardOf(payment) : {}) },
    reason: charge === 'failed' ? (failure?.decline_code ?? failure?.code ?? failure?.type ?? 'unknown') : null,
  };
}

function chargeOf(payment: Stripe.PaymentIntent): Charge {
  // A card that was turned down leaves the payment as new as before, but for the reason.
  if (payment.status === 'requires_payment_method' && payment.last_payment_error) return 'failed';
  const isGivenBack = payment.status === 'succeeded' && refundedOf(payment) >= payment.amount_received;
  return isGivenBack ? 'released' : (charges[payment.status] ?? 'pending');
}

const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

/** What has arrived: what is on its way back may still fail. */
const refundedOf = (payment: Stripe.PaymentIntent): number =>
  (chargeIn(payment)?.refunds?.data ?? [])
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Four digits and no more. Kept only where the provider keeps the card for this guest. */
function cardOf(payment: Stripe.PaymentIntent): { card?: KeptCard; paidWith?: KnownCard } {
  const { payment_method: method } = payment;
  if (typeof method === 'object' && method?.card && method.customer) return { card: keptCard(method) };
  const card = chargeIn(payment)?.payment_method_details?.card;
  return card?.last4 ? { paidWith: { brand: card.brand, suffix: card.last4 } } : {};
}

export const keptCard = ({ id, card }: Stripe.PaymentMethod): KeptCard => ({
  instrumentId: id,
  brand: card?.brand ?? null,
  suffix: card?.last4 ?? null,
  expiryMonth: card ? String(card.exp_month).padStart(2, '0') : null,
  expiryYear: card ? String(card.exp_year) : null,
});
