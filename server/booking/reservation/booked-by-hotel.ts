import type { Quote } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** How a booking reached the hotel that took it itself. */
export type BookingSource = 'phone' | 'walk-in';

/** What the hotel's freedom is where it books by itself, for a guest at the telephone or the door. */
export type HotelBooking = {
  /** As history names them. */
  readonly by: string;
  readonly source: BookingSource;
  /** Until when rooms are held that wait for what the guest does by a link; null where nothing has to come first. */
  readonly heldUntil: Instant | null;
  /** They wait for a card as guarantee, and not for a payment. */
  readonly asksForCard: boolean;
  /** Why it sells over rules of its own; null where it does not. */
  readonly reason: string | null;
  /** Whether the confirmation is sent. */
  readonly tellsGuest: boolean;
  /** What was agreed with the guest in place of what was quoted for the room at a place. */
  agreed(quote: Quote, place: number): Quote;
  /** All that was asked for, by which a repeated request is known. */
  readonly asked: object;
};
