import { RefusedCall } from '@stayfront/contract/call';
import { getTransactionStatus } from '@stayfront/contract/payment';
import type { TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import { useCallback } from 'react';
import { useTransport } from './transport.tsx';

export type HeldReservation = { readonly reservationId: string; readonly token: string };

/**
 * Asks the hotel what became of a payment; the hotel asks the provider. Where nobody answers nothing is known yet, and
 * whoever asked may ask again; a reservation or payment that there is not has failed.
 */
export function useAskStatus(hotelId: number): (held: HeldReservation) => Promise<TransactionStatus> {
  const transport = useTransport();
  return useCallback(
    async ({ reservationId, token }) => {
      try {
        const call = { params: { hotelId, reservationId }, query: {}, body: { token } };
        return (await transport(getTransactionStatus, call)).status;
      } catch (error) {
        return error instanceof RefusedCall && error.problem.status < 500 ? 'fail' : 'pending';
      }
    },
    [hotelId, transport],
  );
}
