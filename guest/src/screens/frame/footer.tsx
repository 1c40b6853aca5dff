import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { AddressLine } from '../../parts/address-line.tsx';
import { useHotel } from './hotel-context.ts';

export function Footer() {
  const { hotelId, info } = useHotel();
  const hasTerms = info.hotelInfo.some(({ detailsCode }) => detailsCode === 901);
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <address className="foot__address">
          <bdi>{info.hotelName}</bdi> · <AddressLine address={info.address} />
        </address>
        <nav className="foot__links">
          <Link to={`/${hotelId}/customer-account/privacy-policy`} target="_blank">
            <Trans>Privacy policy</Trans>
          </Link>
          {hasTerms && (
            <Link to={`/${hotelId}/customer-account/general-terms`} target="_blank">
              <Trans>General terms</Trans>
            </Link>
          )}
        </nav>
      </div>
    </footer>
  );
}
