/**
 * Where a guest on the waiting list stands: has asked and not yet confirmed by the link, waits, has a room on offer, or has
 * booked one that was offered. Who leaves the list is not on it any more.
 */
export const waitingStates = ['asked', 'waiting', 'offered', 'booked'] as const;
export type WaitingState = (typeof waitingStates)[number];
