import { makeChange } from '@stayfront/contract/change';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { useTransport } from './transport.tsx';

/** Agrees to a quoted change. Pressed again after a lost answer it bears the same key, and is made once. */
export function useMakeChange(hotelId: number, { reservationId, token }: ReservationLink) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (change: string) => {
      const idempotencyKey = keys.current.get(change) ?? crypto.randomUUID();
      keys.current.set(change, idempotencyKey);
      return transport(
        makeChange,
        { params: { hotelId, reservationId }, query: {}, body: { token, change } },
        { idempotencyKey },
      );
    },
    // Also after a no: what made the hotel refuse is to be seen. But nobody waits for that to learn of the no.
    onSettled: async (_made, error) => {
      void queryClient.invalidateQueries({ queryKey: ['availabilities', hotelId] });
      const known = queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, reservationId] });
      if (!error) await known;
    },
  });
}
