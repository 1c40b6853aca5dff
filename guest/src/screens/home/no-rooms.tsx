import { Trans } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { Notice } from '../../parts/notice.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** No room takes these guests on these dates: what to change, or whom to ask. */
export function NoRooms() {
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
  return (
    <Notice icon={BedDouble} title={<Trans>Can’t find rooms matching this selection</Trans>}>
      {phone && email ? (
        <Trans>
          You can change your criteria or contact the hotel at {phoneNumber} or {emailAddress}
        </Trans>
      ) : phone ? (
        <Trans>You can change your criteria or contact the hotel at {phoneNumber}</Trans>
      ) : email ? (
        <Trans>You can change your criteria or contact the hotel at {emailAddress}</Trans>
      ) : (
        <Trans>Empty contact information</Trans>
      )}
    </Notice>
  );
}
