import { outcomeOfStatusId, type HostedPageOutcome } from '@stayfront/rules/payment/hosted-page-status';

/** What a return address says; it is in the guest's hands and never believed. */
export type PaymentReturn = {
  readonly status: HostedPageOutcome | 'unknown';
  readonly orderId: string;
  /** The guest went back to us without having tried to pay, or the provider's session ended before. */
  readonly isUntried: boolean;
  /** A number that no table of ours has. */
  readonly unknownStatusId: string | null;
};

/** An order that no card was tried on. */
const newOrder = '10';

/** Both providers lead back to one page: the drop-in with its own words, the hosted page with a number. */
export function readReturn(query: URLSearchParams): PaymentReturn {
  const orderId = query.get('order_id') ?? '';
  const dropIn = query.get('payrails_status');
  if (dropIn !== null) {
    const status = dropIn === 'success' || dropIn === 'fail' ? dropIn : 'unknown';
    const isUntried = dropIn === 'cancel' || query.get('error_type') === 'session_expired';
    return { status, orderId, isUntried, unknownStatusId: null };
  }
  const statusId = query.get('status_id');
  const outcome = statusId === null ? null : outcomeOfStatusId(statusId);
  return {
    status: outcome ?? 'unknown',
    orderId,
    isUntried: statusId === newOrder,
    unknownStatusId: outcome === null ? statusId : null,
  };
}
