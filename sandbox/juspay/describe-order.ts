import { orderStatuses, refundedOf, type Order } from './order.ts';

export const writeHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The order as the provider's API shows it. */
export function describeOrder(order: Order, origin: string): Record<string, unknown> {
  const refunded = refundedOf(order);
  return {
    id: order.id,
    order_id: order.orderId,
    merchant_id: order.merchantId,
    status: order.status,
    status_id: orderStatuses[order.status],
    amount: order.hundredths / 100,
    currency: order.currency,
    effective_amount: order.hundredths / 100,
    amount_refunded: refunded / 100,
    maximum_eligible_refund_amount: (order.captured - refunded) / 100,
    refunded: refunded > 0 && refunded === order.captured,
    refunds: order.refunds.map(({ requestId, hundredths, status }) => ({
      unique_request_id: requestId,
      amount: hundredths / 100,
      status,
      ref: `rfd_${requestId}`,
    })),
    customer_id: order.customer.id,
    customer_email: order.customer.email,
    customer_phone: order.customer.phone,
    return_url: order.returnUrl,
    date_created: new Date(order.createdAt).toISOString(),
    payment_links: { web: `${origin}/payment-page/order/${order.id}`, expiry: new Date(order.expiresAt).toISOString() },
    txn_id: order.txnUuid === null ? null : `${order.merchantId}-${order.orderId}-${order.attempts}`,
    txn_uuid: order.txnUuid,
    gateway_reference_id: null,
    payment_method_type: order.card ? 'CARD' : null,
    payment_method: order.card?.brand ?? null,
    card: order.card ? { last_four_digits: order.card.lastFour, card_brand: order.card.brand } : null,
    bank_error_code: order.bankError === null ? '' : 'SANDBOX',
    bank_error_message: order.bankError ?? '',
    txn_detail: { status: order.status },
    metadata: {},
  };
}
