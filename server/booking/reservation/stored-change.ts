import type { ChangeTerms } from '@stayfront/contract/change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

/** A change that a guest agreed to. */
export type StoredChange = {
  readonly hotelId: number;
  readonly changeId: string;
  readonly reservationId: string;
  /** `held` until it is paid: nothing of the booking has changed. `ended`: it came to nothing. */
  readonly state: 'held' | 'made' | 'ended';
  /** The rooms as they are to be. */
  readonly stays: readonly StoredRoomStay[];
  readonly terms: ChangeTerms;
  readonly holdExpiresAt: Instant | null;
  /** Once the hold has ended it can be made until then, if the rooms are still free. */
  readonly deadline: Instant;
};
