/** What was last done to a reservation: the specification's words, and two for one that waits for its payment. */
export const reservationStatuses = ['held', 'book', 'modify', 'pay', 'cancel', 'discarded'] as const;

export type ReservationStatus = (typeof reservationStatuses)[number];

/** A reservation begins held where payment comes first, else booked. */
export const firstStatuses = ['held', 'book'] as const satisfies readonly ReservationStatus[];

/**
 * Where a reservation can go from where it is. Whether money was paid is kept with the payment, not here: a paid
 * reservation that is changed reads modify, and may be paid for again when the change made it dearer.
 */
const moves: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  // To book when it is confirmed without having been charged: a card that only guarantees, a payment settled by hand.
  held: ['book', 'pay', 'cancel', 'discarded'],
  book: ['modify', 'pay', 'cancel'],
  modify: ['modify', 'pay', 'cancel'],
  // Again where something was still open: the rest, or what was given back.
  pay: ['modify', 'pay', 'cancel'],
  // Final, since the rooms have been given back and may be somebody else's by now.
  cancel: [],
  discarded: [],
};

export const canMove = (from: ReservationStatus, to: ReservationStatus): boolean => moves[from].includes(to);

/** The hotel may undo a cancellation, which takes the rooms anew; what never stood does not stand again. */
export const canStandAgain = (from: ReservationStatus): boolean => from !== 'held' && from !== 'discarded';

export const isFinal = (status: ReservationStatus): boolean => moves[status].length === 0;
