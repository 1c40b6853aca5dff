import { RefusedCall } from '@stayfront/contract/call';
import { discardReservation } from '@stayfront/contract/cancel';
import { useCallback } from 'react';
import { useTransport } from './transport.tsx';
import { useAskStatus, type HeldReservation } from './use-ask-status.ts';

/**
 * Gives held rooms back, unless they are paid for after all: then they stay the guest's. Where nobody answers they go
 * back by themselves when the hold ends, so nobody is kept waiting for it.
 */
export function useDiscard(hotelId: number): (held: HeldReservation) => Promise<'given-back' | 'paid'> {
  const transport = useTransport();
  const askStatus = useAskStatus(hotelId);
  return useCallback(
    async (held) => {
      const { reservationId, token } = held;
      try {
        await transport(discardReservation, { params: { hotelId, reservationId }, query: {}, body: { token } });
        return 'given-back';
      } catch (error) {
        const isNotHeld = error instanceof RefusedCall && error.problem.code === 'reservation.not_held';
        return isNotHeld && (await askStatus(held)) === 'success' ? 'paid' : 'given-back';
      }
    },
    [hotelId, transport, askStatus],
  );
}
