import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { publish } from '../../../app/flow/events.ts';
import { useVisit } from '../../../app/flow/visit.tsx';
import { useHotel } from '../../../app/page/hotel-context.ts';
import { isOfType } from '../../../features/search/filter-rooms.ts';
import { countFilters, readFilters, writeFilters, type RoomFilters } from '../../../features/search/room-filters.ts';

/** The filters in the address, and the way to change them. */
export function useRoomFilters(): readonly [RoomFilters, (filters: RoomFilters) => void] {
  const { hotelId, info } = useHotel();
  const { guestRooms } = info;
  const { currency } = useVisit();
  const [query, setQuery] = useSearchParams();
  const written = useMemo(() => {
    const { price, titles, amenities } = readFilters(query, guestRooms);
    return {
      // A range in another currency narrows nothing, and is not counted either.
      price: price?.currency === currency ? price : null,
      // A name in a link is that of one language: in another it finds no room, and says nothing.
      titles: titles.filter((title) => guestRooms.some((room) => isOfType(room, [title]))),
      amenities: amenities.filter((code) =>
        guestRooms.some((room) => room.amenities.some(({ roomAmenityCode }) => roomAmenityCode === code)),
      ),
    };
  }, [query, guestRooms, currency]);
  // A tick shows at once; the address follows.
  const [filters, show] = useOptimistic<RoomFilters>(written);
  const setFilters = useCallback(
    (next: RoomFilters) =>
      startTransition(() => {
        show(next);
        publish({ name: countFilters(next) > 0 ? 'apply-filters' : 'reset-filters', hotelId });
        setQuery((before) => writeFilters(before, next, guestRooms), { replace: true, preventScrollReset: true });
      }),
    [hotelId, guestRooms, setQuery, show],
  );
  return [filters, setFilters];
}
