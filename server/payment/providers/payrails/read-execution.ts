import { isCurrency } from '@stayfront/rules/currency/currencies';
import type { Money } from '@stayfront/rules/money';
import { readDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { Charge } from '@stayfront/rules/payment/settlement';
import type { Finding, Progress } from '../../port/payment-provider.ts';
import type { ExecutionAnswer, StatusEntry } from './execution-shapes.ts';

type Verb = 'authorize' | 'capture' | 'cancel' | 'refund';

/**
 * What an execution says about the money. Its statuses come in no order, and a pending one may be written after the
 * failure it preceded: they are sorted by time, and the last final one of the last attempt decides. A code nobody knows
 * decides nothing. How much was refunded is not told here; refunds are followed one by one.
 */
export function readExecution(execution: ExecutionAnswer): Finding {
  const statuses = byTime(execution.status);
  const has = (code: string): boolean => statuses.some((entry) => entry.code === code);
  const attempt = lastAttempt(statuses, 'authorize');
  const authorized = outcomeOf(attempt, 'authorize');
  const captured = outcomeOf(lastAttempt(statuses, 'capture'), 'capture');
  let charge: Charge = 'pending';
  if (has('captureSuccessful')) charge = 'captured';
  else if (has('cancelSuccessful')) charge = 'released';
  else if (captured.progress === 'failed') charge = 'failed';
  else if (has('captureRequested')) charge = 'pending';
  else if (authorized.progress === 'done') charge = 'authorized';
  else if (authorized.progress === 'failed') charge = 'failed';
  const isHeld = charge === 'captured' || charge === 'authorized';
  return {
    charge,
    amount: isHeld ? amountOf(execution) : null,
    refs: { executionId: execution.id },
    reason: charge === 'failed' ? (captured.reason ?? authorized.reason ?? 'Unknown') : null,
  };
}

/** What became of one request that was taken at a time: later requests of the same kind are not its concern. */
export function progressOf(execution: ExecutionAnswer, verb: Verb, executedAt: string): Progress {
  const since = byTime(execution.status).filter(({ time }) => Date.parse(time) >= Date.parse(executedAt));
  const from = since.findIndex(({ code }) => code === `${verb}Requested`);
  if (from === -1) return { progress: 'pending', reason: null };
  const next = since.findIndex(({ code }, i) => i > from && code === `${verb}Requested`);
  return outcomeOf(since.slice(from, next === -1 ? undefined : next), verb);
}

const byTime = (statuses: readonly StatusEntry[]): StatusEntry[] =>
  statuses.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));

const lastAttempt = (sorted: readonly StatusEntry[], verb: Verb): readonly StatusEntry[] =>
  sorted.slice(
    Math.max(
      0,
      sorted.findLastIndex(({ code }) => code === `${verb}Requested`),
    ),
  );

function outcomeOf(attempt: readonly StatusEntry[], verb: Verb): Progress {
  const final = attempt.findLast(({ code }) => code === `${verb}Successful` || code === `${verb}Failed`);
  if (!final) return { progress: 'pending', reason: null };
  if (final.code === `${verb}Successful`) return { progress: 'done', reason: null };
  return { progress: 'failed', reason: final.errors?.[0]?.reason?.result ?? 'Unknown' };
}

function amountOf({ amount }: ExecutionAnswer): Money | null {
  return amount && isCurrency(amount.currency) ? readDecimal(amount.value, amount.currency) : null;
}
