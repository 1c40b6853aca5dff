import { useQueryClient } from '@tanstack/react-query';
import type { TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import { useCallback } from 'react';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { reservationPaymentQuery } from './reservation-payment-query.ts';
import { useTransport } from './transport.tsx';
import { useAskStatus } from './use-ask-status.ts';

/**
 * Asks the hotel what became of the payment that was begun last; the hotel asks the provider. An earlier payment of the
 * same reservation plays no part. What is paid by then is on the page, too.
 */
export function useAskAttempt(hotelId: number): (link: ReservationLink) => Promise<TransactionStatus> {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const askStatus = useAskStatus(hotelId);
  return useCallback(
    async (link) => {
      await askStatus(link);
      try {
        const query = { ...reservationPaymentQuery(transport, hotelId, link), staleTime: 0 };
        return (await queryClient.query(query)).attempt ?? 'fail';
      } catch {
        return 'pending';
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, link.reservationId] });
      }
    },
    [hotelId, transport, queryClient, askStatus],
  );
}
