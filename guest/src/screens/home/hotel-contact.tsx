import { Trans } from '@lingui/react/macro';
import { useHotel } from '../../app/page/hotel-context.ts';

/** What to change, or whom to ask, by what the hotel can be reached at. */
export function HotelContact() {
  const { phone, email } = useHotel().info.contact;
  const phoneNumber = (
    <a className="link nb" href={`tel:${phone?.replace(/\s/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
  const emailAddress = (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
  if (phone && email)
    return (
      <Trans>
        You can change your criteria or contact the hotel at {phoneNumber} or {emailAddress}
      </Trans>
    );
  if (phone) return <Trans>You can change your criteria or contact the hotel at {phoneNumber}</Trans>;
  if (email) return <Trans>You can change your criteria or contact the hotel at {emailAddress}</Trans>;
  return <Trans>Empty contact information</Trans>;
}
