import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Search } from 'lucide-react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { Key } from '../../parts/key.tsx';
import { HouseHead } from './house-head.tsx';
import { MeMenu } from './me-menu.tsx';
import { PlaceLink } from './place-link.tsx';
import { useCounts } from './use-counts.ts';
import { usePlaces } from './use-places.ts';

/** At the side of a wide page; a rail of icons with their words on a tablet. */
export function DeskNav({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui();
  const { hotelId } = useHouse();
  const open = usePlaces();
  const counts = useCounts();
  const daily = open.filter(({ isDaily }) => isDaily);
  const others = open.filter(({ isDaily }) => !isDaily);
  return (
    <nav className="desk-nav" aria-label={t`Desk`}>
      <HouseHead />
      <button type="button" className="desk-jump" onClick={onSearch} aria-label={t`Search or jump to`}>
        <Search className="ic ic-s" aria-hidden />
        <span>
          <Trans>Search or jump to</Trans>
        </span>
        <Key of="Ctrl K" />
      </button>
      <div className="desk-nav__list">
        {daily.map((place) => (
          <PlaceLink key={place.path} place={place} count={counts[place.path]} />
        ))}
        {others.length > 0 && <hr />}
        {others.map((place) => (
          <PlaceLink key={place.path} place={place} count={counts[place.path]} />
        ))}
      </div>
      <a className="desk-nav__link" href={`/${hotelId}`} target="_blank" rel="noopener">
        <ExternalLink className="ic" aria-hidden />
        <span>
          <Trans>Guest page</Trans>
        </span>
      </a>
      <MeMenu />
    </nav>
  );
}
