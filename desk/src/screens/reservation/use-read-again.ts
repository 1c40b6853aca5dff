import { useQueryClient } from '@tanstack/react-query';
import { readReservationAgain } from '../../app/data/read-reservation-again.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

export function useReadAgain(reservationId: string): () => Promise<unknown> {
  const { hotelId } = useDesk();
  const client = useQueryClient();
  return () => readReservationAgain(client, hotelId, reservationId);
}
