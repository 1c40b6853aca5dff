import { RefusedCall } from '@stayfront/contract/call';
import { discardReservation } from '@stayfront/contract/cancel';
import { getTransactionStatus } from '@stayfront/contract/payment';
import { useCallback } from 'react';
import type { Paying } from '../flow/paying.ts';
import { useTransport } from './transport.tsx';

type Held = Pick<Paying, 'reservationId' | 'token'>;

/**
 * Gives held rooms back, unless they are paid for after all: then they stay the guest's. Where nobody answers they go
 * back by themselves when the hold ends, so nobody is kept waiting for it.
 */
export function useDiscard(hotelId: number): (held: Held) => Promise<'given-back' | 'paid'> {
  const transport = useTransport();
  return useCallback(
    async ({ reservationId, token }) => {
      const call = { params: { hotelId, reservationId }, query: {}, body: { token } } as const;
      try {
        await transport(discardReservation, call);
      } catch (error) {
        if (!(error instanceof RefusedCall) || error.problem.code !== 'reservation.not_held') return 'given-back';
        const { status } = await transport(getTransactionStatus, call).catch(() => ({ status: 'fail' }));
        if (status === 'success') return 'paid';
      }
      return 'given-back';
    },
    [hotelId, transport],
  );
}
