import { checkCard } from '@stayfront/contract/payment';
import type { RouteAnswer } from '@stayfront/contract/route';
import { useCallback } from 'react';
import { bookingStore } from '../flow/booking-store.ts';
import { useTransport } from './transport.tsx';

/** Asks how far the guest's bank is with confirming a card that the provider keeps for this session. */
export function useCheckCard(hotelId: number): (instrumentId: string) => Promise<RouteAnswer<typeof checkCard>> {
  const transport = useTransport();
  return useCallback(
    (instrumentId) => {
      const { sessionId } = bookingStore(hotelId).read();
      return transport(checkCard, { params: { hotelId }, query: {}, body: { sessionId, instrumentId } });
    },
    [hotelId, transport],
  );
}
