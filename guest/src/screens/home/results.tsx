import type { Availabilities } from '@stayfront/contract/offer';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Search } from '../../flow/search.ts';
import { TryAgain } from '../frame/try-again.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { NoRooms } from './no-rooms.tsx';
import { RoomList } from './room-list.tsx';
import { Toolbar } from './toolbar.tsx';

interface ResultsProps {
  search: Search;
  offers: UseQueryResult<Availabilities>;
}

/** What was found for a search: rooms with their rates, or what to do when there are none. */
export function Results({ search, offers }: ResultsProps) {
  const rooms = offers.data?.availabilities;
  return (
    <section className="wrap home-results" aria-busy={offers.isFetching}>
      <Toolbar search={search} count={rooms?.filter((room) => room.availability > 0).length} />
      {offers.isPending ? (
        <CardsSkeleton />
      ) : offers.isError ? (
        <TryAgain onRetry={() => void offers.refetch()} />
      ) : rooms?.length === 0 ? (
        <NoRooms />
      ) : (
        <RoomList search={search} rooms={rooms ?? []} />
      )}
    </section>
  );
}
