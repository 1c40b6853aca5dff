import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import type { PaymentPart } from '../payment-part.ts';

export const part: PaymentPart = {
  check(data) {
    if (!data['data'] || !data['version']) throw new Error('Invalid drop-in payment data');
  },
  readReturn(query) {
    const status = query.get('payrails_status');
    if (status === null) return null;
    return {
      status: status === 'success' || status === 'fail' ? status : 'unknown',
      orderId: query.get('order_id') ?? '',
      isUntried: status === 'cancel' || query.get('error_type') === 'session_expired',
      unknownStatusId: null,
    };
  },
  Payment: lazyPart(() => import('./drop-in.tsx')),
  Guarantee: lazyPart(() => import('./secure-card-form.tsx')),
};
