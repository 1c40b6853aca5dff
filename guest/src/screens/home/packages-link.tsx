import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The way to the offers that are not among the results. */
export function PackagesLink({ isSomeShown }: { isSomeShown: boolean }) {
  const { hotelId } = useHotel();
  const { search } = useLocation();
  return (
    <p className="center packages-link">
      <Link className="link" to={`/${hotelId}/packages${search}`}>
        {isSomeShown ? <Trans>See special offers</Trans> : <Trans>See all packages</Trans>}
      </Link>
    </p>
  );
}
