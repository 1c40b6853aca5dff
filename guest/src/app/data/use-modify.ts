import type { GuestInfo } from '@stayfront/contract/guest-info';
import { sendBookingRequest } from '@stayfront/contract/reservation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

type Change = { readonly version: number; readonly guestInfo: GuestInfo };

/** Sends who comes anew. The same change sent again, after a lost answer, bears the same key and is made once. */
export function useModify(hotelId: number, { reservationId, token }: ReservationLink) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (change: Change) => {
      const text = JSON.stringify(change);
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
      return transport(
        sendBookingRequest,
        {
          params: { hotelId },
          query: {},
          body: { requestType: 'Modify', reservation: { reservationId, token, ...change } },
        },
        { idempotencyKey: sent.current.key },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] }),
  });
}
