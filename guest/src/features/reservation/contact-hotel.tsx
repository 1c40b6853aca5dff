import { Trans } from '@lingui/react/macro';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Where the desk is the way: by telephone, or where the hotel gives none by e-mail. */
export function ContactHotel() {
  const { phone, email } = useHotel().info.contact;
  const way = phone ? (
    <a className="link nb" href={`tel:${phone.replace(/\s/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  ) : (
    email && (
      <a className="link" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    )
  );
  return way && <Trans>Please contact the hotel at {way}.</Trans>;
}
