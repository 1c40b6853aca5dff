import { getReservationCancellationPolicies, sendCancellationRequest } from '@stayfront/contract/cancel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';

/** How a guest without a link names a reservation. */
export type NamedReservation = { readonly reservationEmail: string; readonly reservationId: string };

/** Cancelling a whole reservation: what it would cost is asked first, then it is done. */
export function useCancellation(hotelId: number, lang: SpokenLanguage) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const terms = useMutation({
    mutationFn: (named: NamedReservation) =>
      transport(getReservationCancellationPolicies, { params: { hotelId }, query: {}, body: { ...named, lang } }),
  });
  const cancel = useMutation({
    mutationFn: (named: NamedReservation) =>
      transport(sendCancellationRequest, { params: { hotelId }, query: {}, body: named }),
    // Rooms that were given back are free again.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] }),
  });
  return { terms, cancel };
}
