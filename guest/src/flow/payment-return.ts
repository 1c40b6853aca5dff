import { outcomeOfStatusId, type HostedPageOutcome } from '@stayfront/rules/payment/hosted-page-status';

/** What a return address says; it is in the guest's hands and never believed. */
export type PaymentReturn = {
  readonly status: HostedPageOutcome | 'unknown';
  readonly orderId: string;
  /** A number that no table of ours has. */
  readonly unknownStatusId: string | null;
};

/** Both providers lead back to one page: the drop-in with its own words, the hosted page with a number. */
export function readReturn(query: URLSearchParams): PaymentReturn {
  const orderId = query.get('order_id') ?? '';
  const dropIn = query.get('payrails_status');
  if (dropIn !== null) {
    const status = dropIn === 'success' || dropIn === 'fail' ? dropIn : 'unknown';
    return { status, orderId, unknownStatusId: null };
  }
  const statusId = query.get('status_id');
  const outcome = statusId === null ? null : outcomeOfStatusId(statusId);
  return { status: outcome ?? 'unknown', orderId, unknownStatusId: outcome === null ? statusId : null };
}
