import type { Availabilities } from '@stayfront/contract/offer';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Search } from '../../flow/search.ts';
import { TryAgain } from '../frame/try-again.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { FilterAside } from './filters/filter-aside.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import { filterRooms, findRooms } from './filters/filter-rooms.ts';
import { useRoomFilters } from './filters/use-room-filters.ts';
import { NoRooms } from './no-rooms.tsx';
import { RoomList } from './room-list.tsx';
import { SortChoice } from './sort-choice.tsx';
import { Toolbar } from './toolbar.tsx';

interface ResultsProps {
  search: Search;
  offers: UseQueryResult<Availabilities>;
  /** What else stands in the row of buttons on small screens. */
  tools?: ReactNode;
}

/** What was found for a search: rooms with their rates, or what to do when there are none. */
export function Results({ search, offers, tools }: ResultsProps) {
  const { guestRooms } = useHotel().info;
  const [filters, setFilters] = useRoomFilters();
  const answer = offers.data;
  const found = useMemo(() => findRooms(guestRooms, answer?.availabilities ?? []), [guestRooms, answer]);
  const rooms = useMemo(() => filterRooms(found, filters), [found, filters]);
  const count = rooms.filter(({ item }) => item.availability > 0).length;
  const choices = { found, filters, onChange: setFilters };
  return (
    <div className="wrap">
      <div className="tools-s">
        <FilterButton {...choices} />
        {tools}
        <SortChoice isChip />
      </div>
      <div className="results">
        <FilterAside {...choices} />
        <section aria-busy={offers.isFetching}>
          {offers.isError ? (
            <TryAgain onRetry={() => void offers.refetch()} />
          ) : (
            <>
              <Toolbar search={search} count={answer && count} />
              {!answer && <CardsSkeleton />}
              {answer && count === 0 && (
                <NoRooms search={search} answer={answer} filters={filters} onClear={setFilters} />
              )}
              {rooms.length > 0 && <RoomList search={search} rooms={rooms} all={found} isLoading={offers.isFetching} />}
            </>
          )}
        </section>
      </div>
    </div>
  );
}
