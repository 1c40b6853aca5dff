import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** How a try to tell somebody went. */
export type MessageTry = {
  readonly at: Instant;
  readonly tookMs: number;
  readonly isTaken: boolean;
  readonly status: string;
  /** What was said where it was not taken, without the guest's own words. */
  readonly answer: string | null;
};

export type AboutMessage = { readonly reservationId: string; readonly eventId: number | null };
