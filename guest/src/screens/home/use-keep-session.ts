import { useEffect } from 'react';
import { bookingStore } from '../../flow/booking-store.ts';
import type { SearchedFor } from '../../flow/booking-request.ts';
import { writeSearch, type Search } from '../../flow/search.ts';
import { sessionWatch } from '../../flow/session-watch.ts';
import { useHotel } from '../frame/hotel-context.ts';

/** Every load of prices renews the session, which also remembers what was searched for. */
export function useKeepSession(search: Search, validUntil: string | undefined): void {
  const { hotelId } = useHotel();
  const { guests: _, ...searchedFor } = search;
  const query = textOf(searchedFor);
  useEffect(() => {
    if (validUntil === undefined) return;
    const store = bookingStore(hotelId);
    const request = store.read();
    sessionWatch(hotelId).renew(validUntil, { id: request.sessionId, query });
    if (!request.search || textOf(request.search) !== query) store.write({ ...request, search: searchedFor });
    // oxlint-disable-next-line react/exhaustive-deps -- the query says the same as the search, and stays the same
  }, [hotelId, validUntil, query]);
}

const textOf = (search: SearchedFor): string => writeSearch(new URLSearchParams(), search).toString();
