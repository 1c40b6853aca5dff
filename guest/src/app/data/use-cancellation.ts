import { getReservationCancellationPolicies, sendCancellationRequest } from '@stayfront/contract/cancel';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';

const termsStay = 60_000;

/** How a guest without a link names a reservation. */
export type NamedReservation = { readonly reservationEmail: string; readonly reservationId: string };

/** Cancelling a whole reservation: what it would cost is asked first, then it is done. */
export function useCancellation(hotelId: number, lang: SpokenLanguage) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const askTerms = (named: NamedReservation) =>
    transport(getReservationCancellationPolicies, { params: { hotelId }, query: {}, body: { ...named, lang } });
  const keyOf = (named: NamedReservation | undefined) => ['cancellation-terms', hotelId, named, lang];
  const terms = useMutation({
    mutationFn: askTerms,
    onSuccess: (answer, named) => queryClient.setQueryData(keyOf(named), answer),
  });
  // The guest may go on in another language while reading them.
  const { data: termsInLanguage = terms.data } = useQuery({
    queryKey: keyOf(terms.variables),
    queryFn: terms.variables ? () => askTerms(terms.variables) : skipToken,
    enabled: terms.isSuccess,
    staleTime: termsStay,
  });
  const cancel = useMutation({
    mutationFn: (named: NamedReservation) =>
      transport(sendCancellationRequest, { params: { hotelId }, query: {}, body: named }),
    // Rooms that were given back are free again.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] }),
  });
  return { terms, termsInLanguage: terms.data && termsInLanguage, cancel };
}
