import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { StayLine } from '../../parts/stay-line.tsx';
import { Chosen } from '../frame/chosen.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { SessionClock } from '../frame/session-clock.tsx';
import { TryAgain } from '../frame/try-again.tsx';
import { CardsSkeleton } from '../home/cards-skeleton.tsx';
import { PastDates } from '../home/past-dates.tsx';
import { useKeepSession } from '../home/use-keep-session.ts';
import { useSearch } from '../home/use-search.ts';
import { adultsOf } from '../package/adults-of.ts';
import { PackageStay } from '../package/package-stay.tsx';
import { StayPanels, useStayPanel } from '../room/stay-panels.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageProblem } from './package-problem.tsx';
import { usePackages } from './use-packages.ts';
import '../../parts/carousel.css';
import '../home/home.css';

/** All public special offers of the house, those for the stay with their prices. */
export default function PackagesScreen() {
  const { hotelId, config } = useHotel();
  const [search, setSearch] = useSearch();
  const panel = useStayPanel();
  const packages = usePackages(search);
  useKeepSession(search, packages.data?.validUntil);
  const list = packages.data?.packages ?? [];
  const hasOffers = config.hasPackages && config.useOffers;
  const guests = adultsOf(search.guests);
  return (
    <>
      <div className="wrap packages">
        <h1>
          <Trans>Special offers</Trans>
        </h1>
        {hasOffers && <PackageStay search={{ ...search, guests }} onChange={panel.show} />}
        <div className="row between wrapx packages__line">
          <p className="small muted">
            <StayLine stay={search.stay} guests={guests} />
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
        {/* Children stay in the search: other pages ask for them again. */}
        <StayPanels panel={panel} search={search} onSearch={setSearch} isAdultsOnly />
        <PastDates error={packages.error} onGoOn={() => setSearch(search)} />
      </div>
      <Chosen search={search} />
    </>
  );
}
