import { checkCard, initSecureFields } from '@stayfront/contract/payment';
import type { RouteAnswer } from '@stayfront/contract/route';
import { useMemo } from 'react';
import { bookingStore } from '../flow/booking-store.ts';
import { useTransport } from './transport.tsx';

type SessionCard = {
  readonly open: (signal: AbortSignal) => Promise<RouteAnswer<typeof initSecureFields>>;
  readonly check: (instrumentId: string) => Promise<RouteAnswer<typeof checkCard>>;
};

/** What a card's fields ask the hotel in the checkout. The card is kept for this session, and booked with in it. */
export function useSessionCard(hotelId: number): SessionCard {
  const transport = useTransport();
  return useMemo(() => {
    const params = { hotelId };
    const session = () => ({ sessionId: bookingStore(hotelId).read().sessionId });
    return {
      open: (signal) => transport(initSecureFields, { params, query: {}, body: session() }, { signal }),
      check: (instrumentId) => transport(checkCard, { params, query: {}, body: { ...session(), instrumentId } }),
    };
  }, [hotelId, transport]);
}
