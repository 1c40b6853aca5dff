import type { IntentState } from './settlement.ts';

export const transactionStatuses = ['success', 'pending', 'fail'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * What a guest is told about all payments of a reservation, oldest first: one that stands is success, whatever came
 * before or after it; else the latest decides. Null where none was begun.
 */
export function transactionStatusOf(states: readonly IntentState[]): TransactionStatus | null {
  const last = states.at(-1);
  if (last === undefined) return null;
  if (states.includes('paid')) return 'success';
  return states.includes('authorized') || last === 'started' ? 'pending' : 'fail';
}
