import { useQuery } from '@tanstack/react-query';
import { availabilitiesQuery } from '../../data/queries.ts';
import { useTransport } from '../../data/transport.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { TryAgain } from '../frame/try-again.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { NoRooms } from './no-rooms.tsx';
import { RoomList } from './room-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSearch } from './use-search.ts';
import './home.css';

export function HomeScreen() {
  const { hotelId, config, info } = useHotel();
  const { language } = useVisit();
  const [search, setSearch] = useSearch();
  const offers = useQuery(availabilitiesQuery(useTransport(), hotelId, search, language));
  const { background } = config.theme;
  const rooms = offers.data?.availabilities;
  const refresh = () => void offers.refetch();
  return (
    <>
      <section className={background ? 'hero' : 'hero-none'}>
        {background && <Picture picture={{ ...background, alt: '' }} sizes="100vw" isEager />}
        <div className="wrap hero__in">
          <h1 className="display">{info.hotelName}</h1>
          <p>{info.tagline}</p>
        </div>
      </section>
      <SearchBar search={search} onSearch={setSearch} onRefresh={refresh} />
      <section className="wrap home-results" aria-busy={offers.isFetching}>
        <Toolbar search={search} count={rooms?.filter((room) => room.availability > 0).length} />
        {offers.isPending ? (
          <CardsSkeleton />
        ) : offers.isError ? (
          <TryAgain onRetry={refresh} />
        ) : rooms?.length === 0 ? (
          <NoRooms />
        ) : (
          <RoomList search={search} rooms={rooms ?? []} />
        )}
      </section>
    </>
  );
}
