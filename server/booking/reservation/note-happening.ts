import type { Actor } from '@stayfront/rules/booking/actor';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** Whose history it is. */
export type Whose = { readonly hotelId: number; readonly reservationId: string };

/** What the history calls it when a guest was written to where to pay. */
export const PAYMENT_LINK_SENT = 'payment-link-sent';

/** And when a guest is asked for a card as guarantee. */
export const CARD_ASKED = 'card.asked';

export type Happening = {
  readonly what: string;
  readonly who: Actor;
  /** Nothing about the guest: the history outlives the guest's data, and nobody can take anything out of it. */
  readonly detail?: object;
  /** What the rooms that stand cost after it, in the hotel's currency. */
  readonly total?: number;
};

/** Adds to the history of a reservation; whoever follows it, by cursor or webhook, hears of it from there. */
export async function noteHappening(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  { what, who, detail = {}, total }: Happening,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('reservation_event')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      happened_at: new Date(now),
      who,
      what,
      detail: JSON.stringify(detail),
      total: total ?? null,
    })
    .execute();
}
