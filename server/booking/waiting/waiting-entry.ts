import type { Product } from '@stayfront/contract/offer';
import type { Language } from '@stayfront/contract/property/texts';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { WaitingState } from '@stayfront/rules/waiting/waiting-state';

/** A room that is held for somebody on the list, with its rates at the prices of the moment it was offered. */
export type WaitingOffer = {
  readonly roomId: string;
  readonly products: readonly Product[];
  readonly until: Instant;
};

/** Somebody on the waiting list. */
export type WaitingEntry = {
  readonly hotelId: number;
  readonly waitingId: string;
  readonly state: WaitingState;
  readonly email: string;
  readonly language: Language;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
  /** The one kind of room that will do; null, any. */
  readonly roomId: string | null;
  readonly confirmedAt: Instant | null;
  readonly passedRooms: readonly string[];
  readonly offerCount: number;
  readonly offer: WaitingOffer | null;
  readonly reservationId: string | null;
};
