/** A reservation whose rooms are held while the guest pays for it. */
export type Paying = {
  readonly reservationId: string;
  readonly token: string;
  /** The session it was booked in: by it the hotel knows that the rooms are held for this guest. */
  readonly sessionId?: string;
  /** What is charged, in minor units of the hotel's currency, as the booking's answer said. */
  readonly amount: number;
  readonly holdExpiresAt: string;
  /** False where the hotel keeps no rooms meanwhile: many wait for payments already. */
  readonly areRoomsHeld?: boolean;
  /** How the guest is spoken to meanwhile. */
  readonly userName: string;
  /** The provider has been asked to begin: something may have become of it. */
  readonly isBegun: boolean;
  /** How often the payment could not be begun. */
  readonly failures: number;
};

/** While the rooms are held the session plays no part: the guest has the time of the hold. */
export const isHeldAt = (paying: Paying | null | undefined, now: number): boolean =>
  paying !== null && paying !== undefined && Date.parse(paying.holdExpiresAt) > now;

/** The session for which rooms are held now, if any: for its guest they are still free. */
export const heldFor = (paying: Paying | null | undefined, now: number): string | null =>
  isHeldAt(paying, now) ? (paying?.sessionId ?? null) : null;
