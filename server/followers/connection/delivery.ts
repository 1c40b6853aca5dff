import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** One state of one reservation that a system has to take. */
export type Delivery = {
  readonly deliveryId: number;
  readonly connection: SystemId;
  readonly reservationId: string;
  readonly kind: 'commit' | 'modify' | 'cancel';
  /** Counted from 1 for each reservation and system. */
  readonly version: number;
  /** The rooms that stood then, by their index; none of a cancellation. */
  readonly standing: readonly number[];
  readonly state: 'waiting' | 'served' | 'acknowledged' | 'refused' | 'given-up';
  readonly queuedAt: Instant;
  readonly servedAt: Instant | null;
  readonly settledAt: Instant | null;
  readonly tries: number;
  readonly lastStatus: string | null;
};
