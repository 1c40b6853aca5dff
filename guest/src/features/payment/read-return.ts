import type { PaymentReturn } from '../../app/flow/payment-return.ts';
import { allParts } from './payment-parts.ts';

/** All providers lead back to one page, each with words of its own. */
export function readReturn(query: URLSearchParams): PaymentReturn {
  for (const part of allParts) {
    const read = part.readReturn(query);
    if (read) return read;
  }
  return { status: 'unknown', orderId: query.get('order_id') ?? '', isUntried: false, unknownStatusId: null };
}
