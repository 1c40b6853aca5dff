import type { Availabilities } from '@stayfront/contract/offer';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { publish } from '../../app/flow/events.ts';
import type { Search } from '../../app/flow/search.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { usePackages } from '../../features/package/use-packages.ts';
import { CardsSkeleton } from '../../features/offer/cards-skeleton.tsx';
import { FilterAside } from './filters/filter-aside.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import { filterRooms, findRooms } from '../../features/search/filter-rooms.ts';
import { assumesAges } from '../../features/search/assumes-ages.ts';
import { TellAges } from '../../features/search/search-panels.ts';
import { countFilters } from '../../features/search/room-filters.ts';
import { useRoomFilters } from './filters/use-room-filters.ts';
import { PackagesLink } from './packages-link.tsx';
import { placePackages } from './place-packages.ts';
import { RoomList } from './room-list.tsx';
import { sortRooms } from './sort-rooms.ts';
import { Toolbar } from './toolbar.tsx';
import { useSorting } from './use-sorting.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const CodeNotice = lazyPart(() => withLaterTexts(import('./code-notice.tsx')));
const NotOffered = lazyPart(() => withLaterTexts(import('./not-offered.tsx')));
const WaitForm = lazyPart(() => withLaterTexts(import('./wait-form.tsx')));
const NoRooms = lazyPart(() => withLaterTexts(import('./no-rooms.tsx')));

const soldOut: Availabilities['reasons'] = [{ code: 'sold-out' }];

interface ResultsProps {
  search: Search;
  offers: UseQueryResult<Availabilities>;
  /** What else stands in the row of buttons on small screens. */
  tools?: ReactNode;
}

/** What was found for a search: rooms with their rates, or what to do when there are none. */
export function Results({ search, offers, tools }: ResultsProps) {
  const { hotelId, config, info } = useHotel();
  const { guestRooms } = info;
  const { language } = useVisit();
  const [filters, setFilters] = useRoomFilters();
  const packages = usePackages(search);
  // Rooms and offers come together, or the list would part under the guest's eyes.
  const answer = packages.isLoading ? undefined : offers.data;
  // Filters speak of rooms: what they cannot judge steps aside while they hold.
  const shownPackages = (packages.data?.packages ?? []).filter(
    ({ showAmongResults, problem }) => showAmongResults && problem === null && countFilters(filters) === 0,
  );
  const isMoreOffered = (packages.data?.packages.length ?? 0) > shownPackages.length;
  const found = useMemo(() => findRooms(guestRooms, answer?.availabilities ?? []), [guestRooms, answer]);
  const [sorting] = useSorting();
  const rooms = useMemo(
    () => sortRooms(filterRooms(found, filters), sorting, language),
    [found, filters, sorting, language],
  );
  const count = rooms.filter(({ item }) => item.availability > 0).length;
  useEffect(() => {
    const { promotion } = answer ?? {};
    if (promotion !== undefined)
      publish({ name: 'show-rooms', hotelId, wish: search, promotion, rooms, query: location.search });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer, however it is sorted afterwards
  }, [answer]);
  // Where nothing can be had at all the reasons of the house stand above; a room too small for the party is no news.
  const others = (count > 0 ? (answer?.notOffered ?? []) : []).filter(
    ({ reasons }) => reasons.length > 0 && reasons.every(({ code }) => code !== 'occupancy'),
  );
  const taken = count > 0 ? found.flatMap(({ room, item }) => (item.availability > 0 ? [] : [room])) : [];
  const choices = { found, filters, onChange: setFilters };
  return (
    <div className="wrap">
      <div className="tools-s">
        <FilterButton {...choices} />
        {tools}
      </div>
      <div className="results">
        <FilterAside {...choices} />
        <section aria-busy={offers.isFetching}>
          {offers.isError ? (
            <TryAgain error={offers.error} onRetry={() => void offers.refetch()} />
          ) : (
            <>
              <Toolbar search={search} count={answer && count} />
              {assumesAges(config, search.guests) && (
                <Suspense>
                  <TellAges search={search} />
                </Suspense>
              )}
              {!answer && <CardsSkeleton />}
              {answer && count === 0 && (
                <Suspense>
                  <NoRooms search={search} answer={answer} filters={filters} onClear={setFilters} />
                </Suspense>
              )}
              {answer?.promotion?.problem && rooms.length > 0 && (
                <Suspense>
                  <CodeNotice search={search} promotion={answer.promotion} />
                </Suspense>
              )}
              {rooms.length > 0 && (
                <RoomList
                  search={search}
                  rooms={rooms}
                  all={found}
                  isLoading={offers.isFetching}
                  packages={placePackages(shownPackages, rooms, sorting, language)}
                />
              )}
              {others.length > 0 && (
                <Suspense>
                  <NotOffered search={search} rooms={others} />
                </Suspense>
              )}
              {taken.length > 0 && (
                <Suspense>
                  <WaitForm search={search} reasons={soldOut} rooms={taken} />
                </Suspense>
              )}
              {answer && isMoreOffered && <PackagesLink isSomeShown={shownPackages.length > 0} />}
            </>
          )}
        </section>
      </div>
    </div>
  );
}
