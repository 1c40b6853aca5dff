import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isUnknownPackage, packagesQuery } from '../../app/data/packages-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { Chosen } from '../../features/basket/chosen.tsx';
import { Completing } from '../../features/basket/completing.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { PastDates } from '../../features/search/past-dates.tsx';
import { useKeepSession } from '../../features/search/use-keep-session.ts';
import { useQuestion } from '../../features/search/use-question.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { Gallery } from '../../features/offer/gallery.tsx';
import { RoomSkeleton } from '../../features/offer/room-skeleton.tsx';
import { StayPanels, useStayPanel } from '../../features/search/stay-panels.tsx';
import { firstStayOf } from '../../features/package/first-stay-of.ts';
import { PackageIncludes } from '../../features/package/package-includes.tsx';
import { PackageRooms } from './package-rooms.tsx';
import { PackageStay } from '../../features/package/package-stay.tsx';
import { useDropOrder } from './use-drop-order.ts';
import '../../features/offer/home.css';
import '../../features/offer/room.css';

/** One special offer: what it is, when it can be had, and the rooms to book in it. */
export default function PackageScreen() {
  const { packageId = '' } = useParams();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const { search: query } = useLocation();
  const [asked, setSearch] = useSearch();
  const panel = useStayPanel();
  const keepOrder = useDropOrder();
  const transport = useTransport();
  const now = useQuery(packagesQuery(transport, hotelId, useQuestion(asked), language, packageId));
  // Where nobody has asked for tonight it opens on the first stay that can be had.
  const first = new URLSearchParams(query).has('checkIn') ? null : firstStayOf(now.data?.packages[0]);
  const search = first ? { ...asked, stay: first } : asked;
  const offer = useQuery(packagesQuery(transport, hotelId, useQuestion(search), language, packageId));
  useKeepSession(search, offer.data?.validUntil);
  const pack = offer.data?.packages[0];

  if (isUnknownPackage(offer.error)) return <Navigate to={`/${hotelId}${query}`} replace />;
  if (offer.isError)
    return (
      <>
        <TryAgain error={offer.error} onRetry={() => void offer.refetch()} />
        <PastDates error={offer.error} onGoOn={() => setSearch(search)} />
      </>
    );
  if (!pack) return <RoomSkeleton />;
  return (
    <>
      <div className="wrap">
        <Gallery key={pack.hotelPackageId} title={pack.name} images={pack.images} />
        <header className="rp__head pack__head">
          <Tag tone="acc" icon={Gift}>
            <Trans>Package</Trans>
          </Tag>
          <h1 lang={pack.otherLanguages?.name}>{pack.name}</h1>
          <p className="lead" lang={pack.otherLanguages?.description}>
            {pack.description}
          </p>
          <PackageIncludes services={pack.includedServices} />
        </header>
        <PackageStay search={search} onChange={panel.show} />
        <h2>
          <Trans>Rooms to book</Trans>
        </h2>
        <div className="row between wrapx pack__line">
          <p className="small muted">
            <StayLine stay={search.stay} guests={search.guests} />
          </p>
          {pack.problem === null && <SessionClock />}
        </div>
        <PackageRooms pack={pack} search={search} onBook={keepOrder} />
        <StayPanels panel={panel} search={search} onSearch={setSearch} packageId={packageId} />
        <PastDates error={null} onGoOn={() => setSearch(search)} />
        <Completing search={search} place="package" />
      </div>
      <Chosen search={search} />
    </>
  );
}
