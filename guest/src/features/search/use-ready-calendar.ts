import { useQueryClient } from '@tanstack/react-query';
import { calendarQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Search } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { readyDatesPanel } from './search-panels.ts';

/** A guest who comes near the dates will want the calendar: it is on its way before the press. */
export function useReadyCalendar(search: Search): () => void {
  const client = useQueryClient();
  const transport = useTransport();
  const { hotelId, chain } = useHotel();
  const { currency } = useVisit();
  return () => {
    readyDatesPanel();
    if (chain) return;
    // Should it fail, the panel asks again.
    client.query(calendarQuery(transport, hotelId, search.guests, currency)).catch(() => {});
  };
}
