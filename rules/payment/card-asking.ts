import { isFinal, type ReservationStatus } from '../booking/status.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** How a card stands that a hotel has asked for by a link. */
export const cardAskings = ['asked', 'given', 'none', 'over', 'unavailable'] as const;
export type CardAsking = (typeof cardAskings)[number];

/** What became of a request: it is open, a card has come, or the house asks no longer. */
export type CardRequestState = 'open' | 'given' | 'withdrawn';

type Standing = {
  readonly status: ReservationStatus;
  readonly holdExpiresAt: Instant | null;
  /** Of the last room that leaves. */
  readonly departure: StayDate;
  /** Of the newest request; null where there was none. */
  readonly request: CardRequestState | null;
  /** The hotel's provider keeps cards without charging them. */
  readonly canKeep: boolean;
};

/**
 * Whether a guest may give a card now. A card that was given is said to be so for as long as the booking stands; after its
 * day the request goes on, since the house still wants the card, but not beyond the stay.
 */
export function cardAsking(
  { status, holdExpiresAt, departure, request, canKeep }: Standing,
  today: StayDate,
  now: Instant,
): CardAsking {
  if (isFinal(status)) return 'over';
  if (request === 'given') return 'given';
  if (request !== 'open') return 'none';
  if (departure <= today || (status === 'held' && (holdExpiresAt ?? 0) <= now)) return 'over';
  return canKeep ? 'asked' : 'unavailable';
}

/**
 * Whether a card that comes now is taken. A guest who was typing it when the hold ended still gets the rooms if nobody has
 * given them up yet and they are free: nothing is lost by trying.
 */
export const takesCard = (
  { status, departure, request }: Pick<Standing, 'departure' | 'request' | 'status'>,
  today: StayDate,
): boolean => !isFinal(status) && request === 'open' && departure > today;
