import type { Cancelled } from '@stayfront/contract/cancel';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Availabilities, AvailabilityItem, Product } from '@stayfront/contract/offer';
import type { Reservation } from '@stayfront/contract/reservation';
import type { BookingRequest, SearchedFor } from './booking-request.ts';
import type { PaymentReturn } from './payment-return.ts';
import type { Search } from './search.ts';

/** Everything that happens while a guest searches, books and pays: the one list that whoever counts visits reads. */
export type FlowEvent = { readonly hotelId: number } & (
  | { readonly name: 'apply-dates' | 'apply-guests'; readonly search: SearchedFor }
  // A partner's link has just brought the guest here.
  | { readonly name: 'channel-callback'; readonly search: SearchedFor; readonly channelId: number }
  // Ours: the page of a room shows a rate, with everything that is asked about it.
  | { readonly name: 'show-product'; readonly search: SearchedFor; readonly productId: string }
  | {
      readonly name:
        | 'refresh-session'
        | 'reset-dates'
        | 'apply-filters'
        | 'reset-filters'
        // The prices to choose among are others: a range that was chosen before means nothing any more.
        | 'refresh-price-range-value'
        // The guest wants to see the choice about cookies again.
        | 'ask-consent';
    }
  // What the guest's address said on the way back from the provider; the hotel is asked whether it is so.
  | PaymentResult
  /** An answer to a search is on the page: its rooms in the order they are shown. */
  | {
      readonly name: 'show-rooms';
      readonly wish: Search;
      readonly promotion: Availabilities['promotion'];
      readonly rooms: readonly OfferedRoom[];
      /** The page's address: whether the guest has asked for these days, or they are what it begins with. */
      readonly query: string;
    }
  /** A room of that list is chosen to be looked at. */
  | { readonly name: 'open-room'; readonly wish: Search; readonly room: OfferedRoom }
  /** A room is shown with all there is to know, on its own page or by its rates in the list. */
  | { readonly name: 'show-room'; readonly wish: Search; readonly room: OfferedRoom }
  /** Rooms or services were added to the booking or taken out of it, in this tab. */
  | { readonly name: 'change-orders'; readonly before: BookingRequest; readonly after: BookingRequest }
  | { readonly name: 'begin-checkout'; readonly request: BookingRequest }
  /** The booking is sent: the guest has chosen the way to pay that its rates want. */
  | { readonly name: 'send-booking'; readonly request: BookingRequest }
  /** The booking stands, and is paid where it had to be. */
  | { readonly name: 'booked'; readonly reservation: Reservation }
  /** The whole reservation, or one room of it. */
  | { readonly name: 'cancelled'; readonly cancelled: Cancelled; readonly roomStay?: Reservation['roomStays'][number] }
);

/** A room with the rates it is offered at, or at the one that is shown. */
export type OfferedRoom = {
  readonly room: Pick<GuestRoom, 'id' | 'roomTypeName'>;
  readonly item: Pick<AvailabilityItem, 'availability' | 'products'>;
  readonly product?: Product | null;
};

export type PaymentResult = {
  readonly name: 'payment-result';
  readonly status: PaymentReturn['status'];
  readonly orderId: string;
  /** The address's query as it came, for whoever goes on with it. */
  readonly query: string;
};

const listeners = new Set<(event: FlowEvent) => void>();
const mostKept = 100;
const told: FlowEvent[] = [];

export function publish(event: FlowEvent): void {
  told.push(event);
  if (told.length > mostKept) told.shift();
  for (const listener of listeners) listener(event);
}

/** Hands back the way to stop. */
export function listen(listener: (event: FlowEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What has happened in this document so far, for those who are fetched only after the page is there. */
export const toldSoFar = (): readonly FlowEvent[] => told;
