import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { PlaceLink } from './place-link.tsx';
import { usePlaces } from './use-places.ts';

/** The same ways at the foot of a phone. */
export function DeskBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui();
  return (
    <nav className="desk-bar" aria-label={t`Desk`}>
      {usePlaces().map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      <button type="button" className="desk-nav__link" onClick={onSearch}>
        <Search className="ic" aria-hidden />
        <span>
          <Trans>Search</Trans>
        </span>
      </button>
    </nav>
  );
}
