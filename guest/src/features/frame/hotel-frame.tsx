import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefusedCall } from '@stayfront/contract/call';
import type { getConfig, getDescriptiveInfo } from '@stayfront/contract/hotel';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { configQuery, descriptiveInfoQuery } from '../../app/data/queries.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { useSearchInfo } from '../../app/data/use-search-info.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { findPage } from '../../app/page/find-page.ts';
import { isClosed } from '../../app/page/is-closed.ts';
import { keep } from '../../app/flow/keep.ts';
import { queryKept } from '../../app/page/query-kept.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { BrowserTags } from './browser-tags.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HotelContext } from '../../app/page/hotel-context.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { Rescue } from './rescue.tsx';
import { SessionEnded } from './session-ended.tsx';
import { TryAgain } from './try-again.tsx';
import { useChannelCallback } from './use-channel-callback.ts';
import { useJoinPage } from './use-join-page.ts';
import { usePageHead } from './use-page-head.ts';
import { useFocusHeading } from './use-focus-heading.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import './frame.css';

const NotFoundScreen = lazyPart(() => withLaterTexts(import('./not-found-screen.tsx')));

const untilAskedAgain = 30_000;

/** Header, page and footer of one hotel. */
export function HotelFrame() {
  const { hotelId: written = '' } = useParams();
  const hotelId = Number(written);
  const { language } = useVisit();
  const transport = useTransport();
  const { pathname, search } = useLocation();
  // Written as a number in full: “1e3” and “0x3e9” are none, and what the database cannot hold is no hotel's.
  const isNumber = /^[1-9]\d{0,9}$/.test(written) && hotelId < 2 ** 31;
  const config = useQuery({
    ...configQuery(transport, hotelId),
    enabled: isNumber,
    // Who waits in front of a closed house is let in when it opens.
    refetchInterval: ({ state }) => state.data?.isInMaintenance === true && untilAskedAgain,
  });
  const info = useQuery({
    ...descriptiveInfoQuery(transport, hotelId, language),
    enabled: isNumber && config.isSuccess,
    // Until the other language has come the old one stays: a skeleton would take the focus and the ticked boxes away.
    placeholderData: keepPreviousData,
  });
  const page = findPage(pathname);
  const route = page.kind === 'hotel' ? page.route : null;
  // A page of a hotel that is not there is none.
  const isUnknownHotel = !isNumber || isUnknown(config.error);
  usePageHead(info.data?.hotelName, isUnknownHotel ? null : route);
  useScrollToTop();
  useFocusHeading();
  useSearchInfo();
  useChannelCallback(config.data, info.data);
  useJoinPage(hotelId, config.data?.embedOrigins);
  const isFound = config.isSuccess;
  useEffect(() => {
    if (isFound) keep({ hotel: hotelId });
  }, [isFound, hotelId]);

  if (isUnknownHotel)
    return (
      <main id="main">
        <Suspense>
          <NotFoundScreen home="/" />
        </Suspense>
      </main>
    );
  const failed = config.isError ? config : info.isError ? info : null;
  if (failed)
    return (
      <main id="main">
        <TryAgain error={failed.error} onRetry={() => void failed.refetch()} />
      </main>
    );
  if (!config.data || !info.data) return <FrameSkeleton />;
  const kept = queryKept(new URLSearchParams(search));
  const isMaintenance = route?.path === 'maintenance';
  if (config.data.isInMaintenance && isClosed(route)) return <Navigate to={`/${hotelId}/maintenance${kept}`} replace />;
  if (!config.data.isInMaintenance && isMaintenance) return <Navigate to={`/${hotelId}${kept}`} replace />;
  return (
    <HotelContext value={{ hotelId, config: config.data, info: info.data }}>
      <Boundary>{!isMaintenance && <Header />}</Boundary>
      <main id="main">
        <Rescue isInside place={pathname}>
          <Suspense fallback={<FrameSkeleton isInside />}>
            <Outlet />
            <Boundary>
              <BrowserTags />
            </Boundary>
          </Suspense>
        </Rescue>
      </main>
      <Boundary>{!isMaintenance && <Footer />}</Boundary>
      <SessionEnded isTimed={route?.isTimed === true} />
    </HotelContext>
  );
}

const ways: Refusals<typeof getConfig | typeof getDescriptiveInfo, 'unknown'> = { 'hotel.unknown': 'unknown' };

/** A number that no hotel can have is refused by its shape. */
const isUnknown = (error: Error | null): boolean =>
  refusedAs(error, ways) === 'unknown' || (error instanceof RefusedCall && error.problem.status === 400);
