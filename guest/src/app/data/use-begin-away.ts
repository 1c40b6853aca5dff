import type { PaymentBegun } from '@stayfront/contract/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beginRefused } from '../flow/begin-refusals.ts';
import { bookingStore } from '../flow/booking-store.ts';
import { keepLinkPayment } from '../flow/link-payment.ts';
import { PaymentNotBegun } from '../flow/payment-not-begun.ts';
import type { ReservationLink } from '../flow/reservation-link.ts';
import type { ReadBegun } from './read-begun.ts';

type PaymentWish = {
  readonly token: string;
  readonly profileId: string;
  readonly amount: number;
  readonly isSessionOver?: true;
};

type Beginning = {
  readonly amount: number;
  /** The provider's session that was begun before has ended. */
  readonly isSessionOver?: boolean;
};

/**
 * Begins to pay for something of a reservation that the guest has a link to. Begun twice it is one payment.
 * `what` is the query that knows how it stands, which is asked again where the hotel says no.
 */
export function useBeginAway(
  hotelId: number,
  link: ReservationLink,
  what: 'reservation-payment' | 'change-status',
  ask: (wish: PaymentWish) => Promise<PaymentBegun>,
  readBegun: ReadBegun,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ amount, isSessionOver = false }: Beginning) => {
      const store = bookingStore(hotelId);
      const profileId = store.read().profileId ?? crypto.randomUUID();
      store.write({ ...store.read(), profileId });
      // Before the guest leaves: the provider's way back knows nothing of the token.
      keepLinkPayment(hotelId, link);
      try {
        const wish = { token: link.token, profileId, amount };
        return readBegun(await ask(isSessionOver ? { ...wish, isSessionOver } : wish));
      } catch (cause) {
        if (beginRefused(cause) !== 'retry') throw cause;
        throw new PaymentNotBegun(cause);
      }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [what, hotelId, link.reservationId] }),
  });
}
