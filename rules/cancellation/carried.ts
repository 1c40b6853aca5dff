/** What a room carries on from those it was changed from, in the hotel's currency. */
export type Carried = {
  /** Fees of changes that the hotel kept of money that was paid. */
  readonly feePaid: number;
  /** Fees of changes for which nothing was paid: due at the hotel. */
  readonly feeDue: number;
  /** Cancelling costs at least so much: what it would have cost before the change. */
  readonly leastFee: number;
  /** Paid money that stays with a room which is otherwise paid at the hotel. */
  readonly deposit: number;
};

/** Of a room that stands as it was booked. */
export const nothingCarried: Carried = { feePaid: 0, feeDue: 0, leastFee: 0, deposit: 0 };
