import { useMutation } from '@tanstack/react-query';
import type { Again } from '../flow/booking-request.ts';
import { useVisit } from '../flow/visit.tsx';
import { requoteOrders } from './requote-orders.ts';
import { useTransport } from './transport.tsx';

/** Asks what a booking that could not be paid comes to today. */
export function useRequote(hotelId: number) {
  const transport = useTransport();
  const { currency, language } = useVisit();
  return useMutation({
    mutationFn: (again: Again) => requoteOrders({ transport, hotelId, currency, language }, again),
  });
}
