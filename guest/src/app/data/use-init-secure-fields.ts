import type { RouteAnswer } from '@stayfront/contract/route';
import { initSecureFields } from '@stayfront/contract/payment';
import { useCallback } from 'react';
import { bookingStore } from '../flow/booking-store.ts';
import { useTransport } from './transport.tsx';

type Begun = RouteAnswer<typeof initSecureFields>;

/** Asks for what the provider's card fields begin with. The card is kept for this session, and booked with in it. */
export function useInitSecureFields(hotelId: number): (signal: AbortSignal) => Promise<Begun> {
  const transport = useTransport();
  return useCallback(
    (signal) => {
      const { sessionId } = bookingStore(hotelId).read();
      return transport(initSecureFields, { params: { hotelId }, query: {}, body: { sessionId } }, { signal });
    },
    [hotelId, transport],
  );
}
