import { Trans } from '@lingui/react/macro';
import { useHotel } from '../../app/page/hotel-context.ts';
import './by-contact.css';

/** In place of a price and a button: a rate that nobody can book here, and how it can be had all the same. */
export function ByContact() {
  const { phone, email } = useHotel().info.contact;
  const phoneNumber = (
    <a className="link nb" href={`tel:${phone?.replace(/\s/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
  const emailAddress = (
    <a className="link" href={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
  return (
    <div className="by-contact">
      <b>
        <Trans comment="A rate that only the hotel itself can book">Not bookable online</Trans>
      </b>
      {phone && (
        <span>
          <Trans>By telephone: {phoneNumber}</Trans>
        </span>
      )}
      {email && (
        <span>
          <Trans>By e-mail: {emailAddress}</Trans>
        </span>
      )}
      {!phone && !email && (
        <span>
          <Trans>Please contact the hotel.</Trans>
        </span>
      )}
    </div>
  );
}
