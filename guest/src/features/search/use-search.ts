import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { hotelToday, readSearch, writeSearch, type Search } from '../../app/flow/search.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The search in the address, and the way to change it. */
export function useSearch(): readonly [Search, (search: Search) => void] {
  const { hotelId, config, info } = useHotel();
  const { orders } = useOpenedRequest(hotelId);
  const { now } = useVisit();
  const [query, setQuery] = useSearchParams();
  const search = useMemo(
    () => readSearch(query, config, hotelToday(info.timeZone, now), orders.length),
    [query, config, info.timeZone, now, orders.length],
  );
  const setSearch = useCallback(
    (next: Search) => setQuery((before) => writeSearch(before, next), { preventScrollReset: true }),
    [setQuery],
  );
  return [search, setSearch];
}
