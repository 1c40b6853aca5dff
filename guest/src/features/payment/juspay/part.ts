import { outcomeOfStatusId } from '@stayfront/rules/payment/hosted-page-status';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import type { PaymentPart } from '../payment-part.ts';

/** An order that no card was tried on. */
const newOrder = '10';

export const part: PaymentPart = {
  check(data) {
    if (!data['sdk_payload']) throw new Error('Invalid hosted page payment data');
  },
  readReturn(query) {
    const statusId = query.get('status_id');
    if (statusId === null) return null;
    const outcome = outcomeOfStatusId(statusId);
    return {
      status: outcome ?? 'unknown',
      orderId: query.get('order_id') ?? '',
      isUntried: statusId === newOrder,
      unknownStatusId: outcome === null ? statusId : null,
    };
  },
  Payment: lazyPart(() => import('./hosted-page.tsx')),
  Guarantee: null,
};
