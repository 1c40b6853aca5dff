import { useEffect } from 'react';
import { bookingStore } from '../../app/flow/booking-store.ts';
import type { SearchedFor } from '../../app/flow/booking-request.ts';
import { writeSearch } from '../../app/flow/search.ts';
import { sessionWatch } from '../../app/flow/session-watch.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Every load of prices renews the session, which also remembers what was searched for; without a search there are none. */
export function useKeepSession(search: SearchedFor | null, validUntil: string | undefined): void {
  const { hotelId } = useHotel();
  const query = search && textOf(search);
  useEffect(() => {
    if (validUntil === undefined || search === null || query === null) return;
    const { stay, rooms, promoCode } = search;
    const store = bookingStore(hotelId);
    const request = store.read();
    sessionWatch(hotelId).renew(validUntil, { id: request.sessionId, query });
    if (!request.search || textOf(request.search) !== query)
      store.write({ ...request, search: { stay, rooms, promoCode } });
    // oxlint-disable-next-line react/exhaustive-deps -- the query says the same as the search, and stays the same
  }, [hotelId, validUntil, query]);
}

const textOf = (search: SearchedFor): string => writeSearch(new URLSearchParams(), search).toString();
