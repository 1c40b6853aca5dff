import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import type { PaymentPart } from '../payment-part.ts';

const outcomes = { succeeded: 'success', pending: 'pending', processing: 'pending', failed: 'fail' } as const;

export const part: PaymentPart = {
  check({ clientSecret, publishableKey, checkoutUrl }) {
    if (!(clientSecret && publishableKey) && !checkoutUrl) throw new Error('Invalid payment element data');
  },
  readReturn(query) {
    const status = query.get('redirect_status');
    if (status === null) return null;
    const outcome = Object.hasOwn(outcomes, status) ? outcomes[status as keyof typeof outcomes] : 'unknown';
    const isUntried = status === 'canceled';
    return {
      status: outcome,
      orderId: query.get('order_id') ?? '',
      isUntried,
      unknownStatusId: outcome === 'unknown' && !isUntried ? status : null,
    };
  },
  Payment: lazyPart(() => import('./stripe-payment.tsx')),
  Guarantee: lazyPart(() => import('./card-setup.tsx')),
};
