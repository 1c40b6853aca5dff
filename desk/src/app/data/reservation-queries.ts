import type { Transport } from '@stayfront/contract/call';
import { describeDeskCancellation } from '@stayfront/contract/desk/cancellation';
import { listInvoices } from '@stayfront/contract/desk/invoices';
import { previewLetter } from '@stayfront/contract/desk/letters';
import { listNotes } from '@stayfront/contract/desk/notes';
import { getDeskReservation } from '@stayfront/contract/desk/reservation';
import { queryOptions } from '@tanstack/react-query';

/** All that is kept of one reservation begins with this key, so that news of it reach all. */
const keyOf = (hotelId: number, reservationId: string) => ['reservation', hotelId, reservationId] as const;

export const reservationQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: keyOf(hotelId, reservationId),
    queryFn: ({ signal }) =>
      transport(getDeskReservation, { params: { hotelId, reservationId }, query: {}, body: undefined }, { signal }),
  });

export const notesQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: [...keyOf(hotelId, reservationId), 'notes'],
    queryFn: ({ signal }) =>
      transport(listNotes, { params: { hotelId, reservationId }, query: {}, body: undefined }, { signal }),
  });

export const invoicesQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: [...keyOf(hotelId, reservationId), 'invoices'],
    queryFn: ({ signal }) =>
      transport(listInvoices, { params: { hotelId, reservationId }, query: {}, body: undefined }, { signal }),
  });

/** What cancelling comes to changes with every hour: it is asked for anew each time. */
export const cancellationQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: [...keyOf(hotelId, reservationId), 'cancellation'],
    queryFn: ({ signal }) =>
      transport(
        describeDeskCancellation,
        { params: { hotelId, reservationId }, query: {}, body: undefined },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

export const letterQuery = (transport: Transport, hotelId: number, reservationId: string, letterId: string) =>
  queryOptions({
    queryKey: [...keyOf(hotelId, reservationId), 'letter', letterId],
    queryFn: ({ signal }) =>
      transport(
        previewLetter,
        { params: { hotelId, reservationId, letterId }, query: {}, body: undefined },
        { signal },
      ),
  });
