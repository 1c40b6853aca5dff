import { Trans } from '@lingui/react/macro';
import { useHotel } from '../../app/page/hotel-context.ts';

/** How to reach the house: by telephone, or by e-mail where it has none. */
export function NeedHelp() {
  const { phone, email } = useHotel().info.contact;
  if (phone) {
    const link = (
      <a className="link nb" href={`tel:${phone.replace(/\s/g, '')}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    );
    return (
      <p className="small muted">
        <Trans>Do you need help? Call us at {link}</Trans>
      </p>
    );
  }
  if (!email) return null;
  const link = (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <p className="small muted">
      <Trans>Do you need help? Write to us at {link}</Trans>
    </p>
  );
}
