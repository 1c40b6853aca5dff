import type { Delivery } from '../../../followers/connection/delivery.ts';

/** What a client is told of one reservation at a time: that it stands, how it stands now, or that it does not any more. */
export type RequestState = {
  readonly reservationId: string;
  readonly status: 'Reserved' | 'Modify' | 'Cancelled';
  /** The rooms that stood then, by their index; none of a cancellation. */
  readonly standing: readonly number[];
  /** Settled together when the client has taken it. */
  readonly deliveryIds: readonly number[];
};

/** UniqueID of a booking and its changes, and of its cancellation. */
export const uniqueIdTypes = { booking: '14', cancellation: '15' } as const;

export const typeOf = ({ status }: Pick<RequestState, 'status'>): string =>
  status === 'Cancelled' ? uniqueIdTypes.cancellation : uniqueIdTypes.booking;

type Told = Pick<Delivery, 'deliveryId' | 'reservationId' | 'kind' | 'standing'>;

/**
 * What is to be told, out of deliveries in their order. Changes that came after each other are one state, the last. A
 * booking that was cancelled before anybody asked is told, and then cancelled; one that stood again after that waits until
 * both are settled, since it would have the same number as the first.
 */
export function statesOf(deliveries: readonly Told[]): RequestState[] {
  const ofReservation = new Map<string, RequestState[]>();
  for (const { deliveryId, reservationId, kind, standing } of deliveries) {
    const states = ofReservation.get(reservationId) ?? [];
    ofReservation.set(reservationId, states);
    const last = states.at(-1);
    const isCancellation = kind === 'cancel';
    if (last && (last.status === 'Cancelled') === isCancellation)
      states[states.length - 1] = { ...last, standing, deliveryIds: [...last.deliveryIds, deliveryId] };
    else {
      const status = isCancellation ? 'Cancelled' : kind === 'commit' ? 'Reserved' : 'Modify';
      states.push({ reservationId, status, standing, deliveryIds: [deliveryId] });
    }
  }
  return [...ofReservation.values()].flatMap((states) => {
    const seen = new Set<string>();
    const again = states.findIndex((state) => seen.has(typeOf(state)) || !seen.add(typeOf(state)));
    return again < 0 ? states : states.slice(0, again);
  });
}
