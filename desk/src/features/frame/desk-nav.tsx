import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { firstLetter } from '../../app/page/first-letter.ts';
import { useHouse } from '../../app/page/desk-context.tsx';
import { MeMenu } from './me-menu.tsx';
import { PlaceLink } from './place-link.tsx';
import { useCounts } from './use-counts.ts';
import { usePlaces } from './use-places.ts';

/** At the side of a wide page; a rail of icons with their words on a tablet. */
export function DeskNav() {
  const { t } = useLingui();
  const { hotelId, hotelName, city } = useHouse();
  const open = usePlaces();
  const counts = useCounts();
  const daily = open.filter(({ isDaily }) => isDaily);
  const others = open.filter(({ isDaily }) => !isDaily);
  return (
    <nav className="desk-nav" aria-label={t`Desk`}>
      <div className="desk-nav__house">
        <span className="desk-tile" aria-hidden>
          {firstLetter(hotelName)}
        </span>
        <span className="desk-nav__words">
          <b>{hotelName}</b>
          <small>{city}</small>
        </span>
      </div>
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
