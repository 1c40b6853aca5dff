import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useHotel } from './hotel-context.ts';

/** Privacy policy and, where the hotel has any, general terms; beside a booking, so in a tab of their own. */
export function LegalLinks() {
  const { hotelId, info } = useHotel();
  const hasTerms = info.hotelInfo.some(({ detailsCode }) => detailsCode === 901);
  return (
    <>
      <Link to={`/${hotelId}/customer-account/privacy-policy`} target="_blank">
        <Trans>Privacy policy</Trans>
      </Link>
      {hasTerms && (
        <Link to={`/${hotelId}/customer-account/general-terms`} target="_blank">
          <Trans>General terms</Trans>
        </Link>
      )}
    </>
  );
}
