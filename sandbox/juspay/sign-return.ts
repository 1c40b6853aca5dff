import { createHmac } from 'node:crypto';
import { orderStatuses, type Order } from './order.ts';

/** RFC 3986, also for the five signs that encodeURIComponent leaves. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The guest's way back, with the outcome signed. The signature is encoded twice, as the provider does it. */
export function signReturn(order: Order, responseKey: string): string {
  const params = { order_id: order.orderId, status: order.status, status_id: String(orderStatuses[order.status]) };
  const signed = Object.entries(params)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&');
  const signature = createHmac('sha256', responseKey).update(encode(signed)).digest('base64');
  return `${order.returnUrl}?${signed}&signature=${encode(encode(signature))}&signature_algorithm=HMAC-SHA256`;
}
