import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { getHotelChainConfig } from '@stayfront/contract/chain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { chainQuery } from '../../app/data/chain-queries.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { configQuery, descriptiveInfoQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { pageTitle } from '../../app/page/page-title.ts';
import { chainEntry } from './chain-entry.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { Header } from '../../features/frame/header.tsx';
import { HotelContext } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { useScrollToTop } from '../../features/frame/use-scroll-to-top.ts';
import NotFoundScreen from '../../features/frame/not-found-screen.tsx';
import { ChainFooter } from './chain-footer.tsx';
import { ChainHotels } from './chain-hotels.tsx';
import '../../features/frame/frame.css';
import '../../features/offer/home.css';
import './chain.css';

/** The hotels of a chain side by side. Look, currencies and today are those of its first hotel, which is the host here. */
export default function ChainScreen() {
  const { i18n } = useLingui();
  const chainId = Number(useParams()['chainId']);
  const { language } = useVisit();
  const transport = useTransport();
  const isNumber = Number.isSafeInteger(chainId) && chainId > 0;
  const chain = useQuery({
    ...chainQuery(transport, chainId, language),
    enabled: isNumber,
    placeholderData: keepPreviousData,
  });
  const host = chain.data?.hotelChainHotels[0]?.hotelId ?? 0;
  const config = useQuery({ ...configQuery(transport, host), enabled: host > 0 });
  const info = useQuery({
    ...descriptiveInfoQuery(transport, host, language),
    enabled: host > 0,
    placeholderData: keepPreviousData,
  });
  const name = chain.data?.hotelChainName;
  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(i18n, name, chainEntry);
    document.body.className = '';
  }, [i18n, name]);
  useScrollToTop();

  if (!isNumber || isUnknown(chain.error))
    return (
      <main id="main">
        <NotFoundScreen home="/" />
      </main>
    );
  const failed = [chain, config, info].find(({ isError }) => isError);
  if (failed) return <TryAgain error={failed.error} onRetry={() => void failed.refetch()} />;
  if (chain.data?.hotelChainHotels.length === 0)
    return (
      <main id="main" className="wrap">
        <Notice icon={Building2} level={1} title={<Trans>No hotels found</Trans>}>
          {chain.data.hotelChainName}
        </Notice>
      </main>
    );
  if (!chain.data || !config.data || !info.data) return <FrameSkeleton />;
  return (
    <HotelContext value={{ hotelId: host, config: config.data, info: info.data, chain: chain.data }}>
      <Header />
      <main id="main">
        <ChainHotels chain={chain.data} />
      </main>
      <ChainFooter chain={chain.data} />
    </HotelContext>
  );
}

const ways: Refusals<typeof getHotelChainConfig, 'unknown'> = { 'chain.unknown': 'unknown' };

/** A number that no chain can have is refused by its shape. */
const isUnknown = (error: Error | null): boolean =>
  refusedAs(error, ways) === 'unknown' || (error instanceof RefusedCall && error.problem.status === 400);
