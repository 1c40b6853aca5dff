import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { Chosen } from '../../features/basket/chosen.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { CardsSkeleton } from '../../features/offer/cards-skeleton.tsx';
import { PastDates } from '../../features/search/past-dates.tsx';
import { useKeepSession } from '../../features/search/use-keep-session.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { PackageStay } from '../../features/package/package-stay.tsx';
import { StayPanels, useStayPanel } from '../../features/search/stay-panels.tsx';
import { PackageCard } from '../../features/package/package-card.tsx';
import { PackageProblem } from './package-problem.tsx';
import { usePackages } from '../../features/package/use-packages.ts';
import '@stayfront/ui/parts/carousel.css';
import '../../features/offer/home.css';

/** All public special offers of the house, those for the stay with their prices. */
export default function PackagesScreen() {
  const { hotelId, config } = useHotel();
  const [search, setSearch] = useSearch();
  const panel = useStayPanel();
  const packages = usePackages(search);
  useKeepSession(search, packages.data?.validUntil);
  const list = packages.data?.packages ?? [];
  const hasOffers = config.hasPackages && config.useOffers;
  return (
    <>
      <div className="wrap packages">
        <h1>
          <Trans>Special offers</Trans>
        </h1>
        {hasOffers && <PackageStay search={search} onChange={panel.show} />}
        <div className="row between wrapx packages__line">
          <p className="small muted">
            <StayLine stay={search.stay} guests={search.guests} />
          </p>
          {list.some(({ problem }) => problem === null) && <SessionClock />}
        </div>
        {packages.isError ? (
          <TryAgain error={packages.error} onRetry={() => void packages.refetch()} />
        ) : packages.isPending && hasOffers ? (
          <CardsSkeleton />
        ) : list.length === 0 ? (
          <Notice
            icon={Gift}
            title={<Trans>No special offers at the moment</Trans>}
            actions={
              <ButtonLink kind="primary" to={`/${hotelId}`}>
                <Trans>See all rooms</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <div className="cards">
            {list.map((pack) => (
              <PackageCard key={pack.hotelPackageId} pack={pack} level={2} problem={<PackageProblem pack={pack} />} />
            ))}
          </div>
        )}
        <StayPanels panel={panel} search={search} onSearch={setSearch} />
        <PastDates error={packages.error} onGoOn={() => setSearch(search)} />
      </div>
      <Chosen search={search} />
    </>
  );
}
