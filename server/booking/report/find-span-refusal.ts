import type { Refusal } from '@stayfront/contract/problem';
import { findSpanFault, type Span } from '@stayfront/rules/report/span';

/** What is wrong with the days that are asked for, by the field. */
export function findSpanRefusal(span: Span): Refusal<'input.invalid'> | null {
  const fault = findSpanFault(span);
  return fault && { refused: 'input.invalid', errors: [{ ...fault, code: 'input.custom' }] };
}
