import { Plural, Trans } from '@lingui/react/macro';
import type { HotelChainConfig } from '@stayfront/contract/chain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chainPricesQuery } from '../../app/data/chain-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { wholeSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { PastDates } from '../../features/search/past-dates.tsx';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useRefresh } from '../../features/search/use-refresh.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { HotelCard } from './hotel-card.tsx';
import { HotelCardsSkeleton } from './hotel-cards-skeleton.tsx';

/** Dates and guests on top, below them what each house costs for them. */
export function ChainHotels({ chain }: { chain: HotelChainConfig }) {
  const { config } = useHotel();
  const { currency } = useVisit();
  const [wish, setSearch] = useSearch();
  // Each hotel asks about further rooms by itself; here the first one is compared.
  const search = { ...wish, guests: wish.rooms[0] ?? wish.guests };
  const asked = chainPricesQuery(useTransport(), chain.chainId, { ...search, currency });
  const prices = useQuery(asked);
  const client = useQueryClient();
  const refresh = useRefresh(prices.isFetching, () => void client.resetQueries({ queryKey: asked.queryKey }));
  const { background } = config.theme;
  const hotels = chain.hotelChainHotels;
  return (
    <>
      <section className={background ? 'hero' : 'hero-none'}>
        {background && <Picture picture={{ ...background, alt: '' }} sizes={wholeSizes} isEager />}
        <div className="wrap hero__in">
          <h1 className="display">{chain.hotelChainName}</h1>
          {chain.tagline !== '' && <p lang={chain.otherLanguages?.tagline}>{chain.tagline}</p>}
        </div>
      </section>
      <SearchBar search={search} onSearch={setSearch} isSearching={prices.isFetching} onRefresh={refresh} />
      <section className="wrap chain" aria-busy={prices.isFetching}>
        <div className="toolbar">
          <div role="status">
            <h2>
              <Plural value={hotels.length} one="# hotel" other="# hotels" />
            </h2>
            <p className="small muted">
              <StayLine stay={search.stay} guests={search.guests} />
            </p>
            <p className="cap muted">
              <Trans>Prices include everything mandatory.</Trans>
            </p>
          </div>
        </div>
        {prices.isError ? (
          <TryAgain error={prices.error} onRetry={() => void prices.refetch()} />
        ) : prices.isPending ? (
          <HotelCardsSkeleton />
        ) : (
          <div className="hcards">
            {hotels.map((hotel) => (
              <HotelCard
                key={hotel.hotelId}
                hotel={hotel}
                chainName={chain.hotelChainName}
                search={search}
                price={prices.data.hotels.find(({ hotelId }) => hotelId === hotel.hotelId)?.bestPrice ?? null}
                isLoading={prices.isFetching}
              />
            ))}
          </div>
        )}
      </section>
      <PastDates error={prices.error} />
    </>
  );
}
