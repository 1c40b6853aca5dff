import { useQuery, useQueryClient } from '@tanstack/react-query';
import { availabilitiesQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { isSameWish } from '../../app/flow/question.ts';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { wholeSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Chosen } from '../../features/basket/chosen.tsx';
import { Completing } from '../../features/basket/completing.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { BookAgain } from './book-again.tsx';
import { HouseBelow } from '../../features/house/house-below.tsx';
import { PastDates } from '../../features/search/past-dates.tsx';
import { Results } from './results.tsx';
import { RoomTurn } from './room-turn.tsx';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { SearchTools } from './search-tools.tsx';
import { useKeepSession } from '../../features/search/use-keep-session.ts';
import { useQuestion } from '../../features/search/use-question.ts';
import { useRefresh } from '../../features/search/use-refresh.ts';
import { useSearch } from '../../features/search/use-search.ts';
import '../../features/offer/home.css';

export default function HomeScreen() {
  const { hotelId, config, info } = useHotel();
  const { language } = useVisit();
  const [search, setSearch] = useSearch();
  const question = useQuestion(search);
  const asked = availabilitiesQuery(useTransport(), hotelId, question, language);
  const offers = useQuery({
    ...asked,
    // The same rooms in another language or currency stay until they have come; another search begins with none.
    placeholderData: (before, query) =>
      query?.queryKey[2] && isSameWish(query.queryKey[2], question) ? before : undefined,
  });
  const client = useQueryClient();
  const { background } = config.theme;
  useKeepSession(search, offers.data?.validUntil);
  // Old rooms go first: what is shown is always what the last search found.
  const refresh = useRefresh(offers.isFetching, () => void client.resetQueries({ queryKey: asked.queryKey }));
  return (
    <>
      <section className={background ? 'hero' : 'hero-none'}>
        {background && <Picture picture={{ ...background, alt: '' }} sizes={wholeSizes} isEager />}
        <div className="wrap hero__in">
          <h1 className="display">{info.hotelName}</h1>
          <p lang={info.otherLanguages?.tagline}>{info.tagline}</p>
        </div>
      </section>
      <SearchBar search={search} onSearch={setSearch} isSearching={offers.isFetching} onRefresh={refresh} />
      <BookAgain />
      <RoomTurn search={search} />
      <Results search={search} offers={offers} tools={<SearchTools search={search} onSearch={setSearch} />} />
      <div className="wrap">
        <HouseBelow />
      </div>
      <PastDates error={offers.error} />
      <Chosen search={search} />
      <Completing search={search} place="results" />
    </>
  );
}
