import { Trans } from '@lingui/react/macro';
import { AddressLine } from '../../features/house/address-line.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Where the house is and how to reach it. */
export function ConfirmedHotel() {
  const { info } = useHotel();
  const { phone, email } = info.contact;
  const mailLink = email && (
    <a className="link" href={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
  return (
    <div className="ok__hotel">
      <div>
        <h2 className="h4">{info.hotelName}</h2>
        <p className="small muted">
          <AddressLine address={info.address} />
        </p>
      </div>
      <p className="small">
        {mailLink}
        {mailLink && phone && <br />}
        {phone && (
          <a className="link" href={`tel:${phone.replace(/\s/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </p>
      {mailLink && (
        <p className="small muted">
          <Trans>Do you need help? Write to us at {mailLink}</Trans>
        </p>
      )}
    </div>
  );
}
