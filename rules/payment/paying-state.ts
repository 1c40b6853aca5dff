import { isFinal, type ReservationStatus } from '../booking/status.ts';
import type { Instant } from '../stay/hotel-clock.ts';

export const payingStates = ['payable', 'settled', 'cancelled', 'expired', 'unavailable'] as const;
/** Why a reservation can be paid for now, or cannot. */
export type PayingState = (typeof payingStates)[number];

type Standing = {
  readonly status: ReservationStatus;
  readonly holdExpiresAt: Instant | null;
  /** Of the first room: from then on the desk takes the money. */
  readonly checkIn: Instant;
  /** Something may be paid. */
  readonly isOpen: boolean;
  readonly hasProvider: boolean;
  /** The house has asked for an amount by the link: also of who was cancelled, or is in the house. */
  readonly isAsked: boolean;
};

/** Whether somebody with the link may pay at an instant. What is over is said before what cannot be had. */
export function payingState(
  { status, holdExpiresAt, checkIn, isOpen, hasProvider, isAsked }: Standing,
  now: Instant,
): PayingState {
  if (isAsked) return hasProvider ? 'payable' : 'unavailable';
  if (isFinal(status)) return 'cancelled';
  const isHeld = status === 'held';
  if (!isHeld && !isOpen) return 'settled';
  if (isHeld ? holdExpiresAt === null || holdExpiresAt <= now : checkIn <= now) return 'expired';
  return hasProvider ? 'payable' : 'unavailable';
}
