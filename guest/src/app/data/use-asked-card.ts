import { checkGivenCard, giveCard, openCardFields, reportRefusedCard } from '@stayfront/contract/card-request';
import type { RouteAnswer } from '@stayfront/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** What a card's fields ask the hotel where it has asked for the card by a link; and giving it. */
export function useAskedCard(hotelId: number, { reservationId, token }: ReservationLink, onGiven: () => void) {
  const transport = useTransport();
  const client = useQueryClient();
  const asks = useMemo(() => {
    const params = { hotelId, reservationId };
    return {
      open: (signal: AbortSignal): Promise<RouteAnswer<typeof openCardFields>> =>
        transport(openCardFields, { params, query: {}, body: { token } }, { signal }),
      check: (instrumentId: string): Promise<RouteAnswer<typeof checkGivenCard>> =>
        transport(checkGivenCard, { params, query: {}, body: { token, instrumentId } }),
      /** Nobody waits for it: what could not be said is seen at the desk when the card does not come. */
      reportRefused: (): void =>
        void transport(reportRefusedCard, { params, query: {}, body: { token } }).catch(() => undefined),
    };
  }, [hotelId, reservationId, token, transport]);
  const readAgain = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['card-request', hotelId, reservationId] }),
        client.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] }),
      ]),
    [client, hotelId, reservationId],
  );
  const giving = useMutation({
    mutationFn: (instrumentId: string) =>
      transport(giveCard, { params: { hotelId, reservationId }, query: {}, body: { token, instrumentId } }),
    // Before anything is read again, which takes the fields away.
    onSuccess: onGiven,
    // Also where it was refused: then somebody else has given one, or the hotel asks no longer.
    onSettled: readAgain,
  });
  return { asks, giving, readAgain };
}
