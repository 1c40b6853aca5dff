import type { AccountSettings, Owned, SystemId, SystemKind } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** Another system of the hotel: who it is, what it decides, and where it is called. Without its secrets. */
export type ConnectionAccount = {
  readonly hotelId: number;
  readonly connection: SystemId;
  readonly kind: SystemKind;
  readonly name: string;
  /** What the hotel calls it: who it was, in histories. */
  readonly title: string;
  /** By which it calls us; null where it never does. */
  readonly login: string | null;
  readonly address: string | null;
  readonly calledAs: string | null;
  readonly hasSecret: boolean;
  readonly settings: AccountSettings;
  readonly owns: readonly Owned[];
  readonly isOff: boolean;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
  readonly credentialsAt: Instant;
  /** To the minute. */
  readonly lastHeardAt: Instant | null;
};
