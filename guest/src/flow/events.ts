import type { SearchedFor } from './booking-request.ts';
import type { PaymentReturn } from './payment-return.ts';

/** Everything that happens while a guest searches and pays, by the names the specification gives it. */
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
        | 'refresh-price-range-value';
    }
  // What the guest's address said on the way back from the provider; the hotel is asked whether it is so.
  | PaymentResult
);

export type PaymentResult = {
  readonly name: 'payment-result';
  readonly status: PaymentReturn['status'];
  readonly orderId: string;
  /** The address's query as it came, for whoever goes on with it. */
  readonly query: string;
};

const listeners = new Set<(event: FlowEvent) => void>();

export function tell(event: FlowEvent): void {
  for (const listener of listeners) listener(event);
}

/** Hands back the way to stop. */
export function listen(listener: (event: FlowEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
