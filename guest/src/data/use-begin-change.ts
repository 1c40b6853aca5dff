import { RefusedCall } from '@stayfront/contract/call';
import { payChange } from '@stayfront/contract/change';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingStore } from '../flow/booking-store.ts';
import { keepLinkPayment } from '../flow/link-payment.ts';
import { PaymentNotBegun } from '../flow/payment-not-begun.ts';
import { readBegun } from '../flow/read-begun.ts';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Whether another try may help: where the hotel says no, the page has to show why instead. */
const isFinal = (error: unknown): boolean =>
  error instanceof RefusedCall && error.problem.code !== 'payment.not_begun' && error.problem.status < 500;

/** Begins to pay for a change that is held. Begun twice it is one payment. */
export function useBeginChange(hotelId: number, link: ReservationLink, changeId: string) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (amount: number) => {
      const store = bookingStore(hotelId);
      const profileId = store.read().profileId ?? crypto.randomUUID();
      store.write({ ...store.read(), profileId });
      // Before the guest leaves: the provider's way back knows nothing of the token.
      keepLinkPayment(hotelId, link);
      try {
        const begun = await transport(payChange, {
          params: { hotelId, reservationId: link.reservationId, changeId },
          query: {},
          body: { token: link.token, profileId, amount },
        });
        return readBegun(begun);
      } catch (cause) {
        if (isFinal(cause)) throw cause;
        throw new PaymentNotBegun(cause);
      }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['change-status', hotelId, link.reservationId] }),
  });
}
