import { RefusedCall } from '@stayfront/contract/call';
import type { TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReservationLink } from '../flow/reservation-link.ts';
import { changeStatusQuery } from './change-queries.ts';
import { useTransport } from './transport.tsx';

/** Asks the hotel what became of a change that was paid for; the hotel asks the provider. */
export function useAskChange(hotelId: number, changeId: string): (link: ReservationLink) => Promise<TransactionStatus> {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useCallback(
    async (link) => {
      try {
        const query = { ...changeStatusQuery(transport, hotelId, link, changeId), staleTime: 0 };
        const { status, payment } = await queryClient.query(query);
        if (status === 'made') return 'success';
        return status === 'ended' || payment === 'fail' ? 'fail' : 'pending';
      } catch (error) {
        return error instanceof RefusedCall && error.problem.status < 500 ? 'fail' : 'pending';
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['reservation', hotelId, link.reservationId] });
      }
    },
    [hotelId, changeId, transport, queryClient],
  );
}
