import type { OperatorRole } from '@stayfront/contract/operator';
import type { Refusal } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** Somebody of a hotel who has signed in. */
export type Operator = {
  readonly hotelId: number;
  readonly operatorId: string;
  readonly email: string;
  readonly role: OperatorRole;
  readonly begunAt: Instant;
  /** If nothing is asked for until then. */
  readonly idleEnd: Instant;
  readonly sessionHash: Buffer;
};

/** Says whose session a cookie carries at a hotel; null where it is none that opens anything there. */
export type CheckOperator = (hotelId: unknown, token: string | undefined) => Promise<Operator | null>;

/** Says whose key the Authorization header of a request carries; null where it is none that opens anything. */
export type CheckKey = (authorization: string | undefined) => Promise<number | null>;

/** No session, one that has ended and one of another hotel are refused in one way. */
export function barOperator(
  needed: Route['needsOperator'],
  operator: Operator | null | undefined,
  hotelId: unknown,
): Refusal<'operator.missing' | 'operator.role'> | null {
  if (!needed) return null;
  if (!operator || String(operator.hotelId) !== String(hotelId)) return { refused: 'operator.missing' };
  return needed === 'editor' && operator.role !== 'editor' ? { refused: 'operator.role' } : null;
}
