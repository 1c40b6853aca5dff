import type { Actor } from '@stayfront/rules/booking/actor';

/** Who cancels: the guest, or nobody, by conditions that the guest has agreed to. */
export type Cancelling = 'guest' | 'unpaid';

/** The same for the history and for letters. */
export const cancelledBy = (by: Cancelling): { readonly who: Actor; readonly reason: { readonly isUnpaid?: true } } =>
  by === 'guest' ? { who: 'guest', reason: {} } : { who: 'system', reason: { isUnpaid: true } };
