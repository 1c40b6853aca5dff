import { discardReservation } from '@stayfront/contract/cancel';
import { useCallback } from 'react';
import { refusedAs, type Refusals } from '../flow/refused-as.ts';
import { useTransport } from './transport.tsx';
import { useAskStatus, type HeldReservation } from './use-ask-status.ts';

const ways: Refusals<typeof discardReservation, 'no-longer-held' | 'unknown'> = {
  'reservation.not_held': 'no-longer-held',
  'reservation.unknown': 'unknown',
  'hotel.unknown': 'unknown',
};

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
        return refusedAs(error, ways) === 'no-longer-held' && (await askStatus(held)) === 'success'
          ? 'paid'
          : 'given-back';
      }
    },
    [hotelId, transport, askStatus],
  );
}
