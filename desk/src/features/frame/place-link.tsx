import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OpenPlace } from './use-places.ts';

interface PlaceLinkProps {
  place: OpenPlace;
  /** How many things wait there. */
  count?: number | undefined;
}

export function PlaceLink({ place: { href, icon: Icon, name, isHere }, count }: PlaceLinkProps) {
  const { t, i18n } = useLingui();
  return (
    <Link to={href} className="desk-nav__link" aria-current={isHere ? 'page' : undefined}>
      <Icon className="ic" aria-hidden />
      <span>{i18n._(name)}</span>
      {count !== undefined && count > 0 && (
        <b className="desk-nav__count">
          {count}
          <span className="sr">{t`need somebody`}</span>
        </b>
      )}
    </Link>
  );
}
