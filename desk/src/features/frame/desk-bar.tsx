import { Trans, useLingui } from '@lingui/react/macro';
import { CircleUser, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useHouse } from '../../app/page/desk-context.tsx';
import { PlaceLink } from './place-link.tsx';
import { useCounts } from './use-counts.ts';
import { usePlaces } from './use-places.ts';

/** The daily ways at the foot of a phone; all others are on one's own page. */
export function DeskBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui();
  const { hotelId } = useHouse();
  const you = `/${hotelId}/desk/you`;
  const isHere = useLocation().pathname === you;
  const counts = useCounts();
  return (
    <nav className="desk-bar" aria-label={t`Desk`}>
      {usePlaces()
        .filter(({ isDaily }) => isDaily)
        .map((place) => (
          <PlaceLink key={place.path} place={place} count={counts[place.path]} />
        ))}
      <button type="button" className="desk-nav__link" onClick={onSearch}>
        <Search className="ic" aria-hidden />
        <span>
          <Trans>Search</Trans>
        </span>
      </button>
      <Link className="desk-nav__link" to={you} aria-current={isHere ? 'page' : undefined}>
        <CircleUser className="ic" aria-hidden />
        <span>{t`You`}</span>
      </Link>
    </nav>
  );
}
