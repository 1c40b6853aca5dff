import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Asking } from './check-operator.ts';

/** Somebody of a hotel who has signed in. */
export type Operator = {
  readonly hotelId: number;
  readonly operatorId: string;
  readonly email: string;
  readonly role: Role;
  readonly begunAt: Instant;
  /** If nothing is asked for until then. */
  readonly idleEnd: Instant;
  readonly sessionHash: Buffer;
};

declare module '../../platform/http/guard.ts' {
  interface Caller {
    /** Who of the hotel has signed in, on routes that need somebody. */
    readonly operator?: Operator | undefined;
    /** By which it can be seen at which other hotels the same browser is signed in. */
    readonly asking?: Asking;
  }
}
