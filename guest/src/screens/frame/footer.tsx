import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { countryName } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from './hotel-context.ts';

export function Footer() {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { address } = info;
  const street = [address.addressLine, address.streetNmbr].filter(Boolean).join(' ');
  const place = `${address.postalCode} ${address.cityName}`;
  const hasTerms = info.hotelInfo.some(({ detailsCode }) => detailsCode === 901);
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <address className="foot__address">
          {info.hotelName} · {street}, {place}, {countryName(language, address.countryCode)}
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
