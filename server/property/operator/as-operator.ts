import type { CallContext } from '../../platform/http/answer-route.ts';
import type { Operator } from './operator.ts';

/** Who asks, on a route that answers nobody else. */
export function asOperator({ operator }: CallContext): Operator {
  if (!operator) throw new Error('This route does not say that it needs an operator');
  return operator;
}
