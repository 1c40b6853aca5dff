import { useQuery } from '@tanstack/react-query';
import { availabilitiesQuery } from '../../data/queries.ts';
import { useTransport } from '../../data/transport.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';
import './home.css';

export function HomeScreen() {
  const { hotelId, config, info } = useHotel();
  const { language } = useVisit();
  const [search, setSearch] = useSearch();
  const offers = useQuery(availabilitiesQuery(useTransport(), hotelId, search, language));
  const { background } = config.theme;
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
      <Results search={search} offers={offers} />
    </>
  );
}
