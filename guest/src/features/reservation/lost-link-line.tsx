import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The way to a link that was lost. */
export function LostLinkLine() {
  const { hotelId } = useHotel();
  return (
    <p className="small muted">
      <Trans>
        Can’t find your confirmation?{' '}
        <Link className="link" to={`/${hotelId}/reservation/lost-link`}>
          Have the link sent again
        </Link>
      </Trans>
    </p>
  );
}
