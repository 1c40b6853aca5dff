import { useLingui } from '@lingui/react/macro';
import { PlaceLink } from './place-link.tsx';
import { useCounts } from './use-counts.ts';
import { usePlaces } from './use-places.ts';

/** The same ways at the foot of a phone. */
export function DeskBar() {
  const { t } = useLingui();
  const counts = useCounts();
  return (
    <nav className="desk-bar" aria-label={t`Desk`}>
      {usePlaces().map((place) => (
        <PlaceLink key={place.path} place={place} count={counts[place.path]} />
      ))}
    </nav>
  );
}
