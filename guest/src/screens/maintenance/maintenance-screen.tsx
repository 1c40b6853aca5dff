import { Trans } from '@lingui/react/macro';
import { AddressLine } from '../../features/house/address-line.tsx';
import { ContactButtons } from '../../features/house/contact-buttons.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import './maintenance.css';

/** The hotel's booking page is closed for a while, or has not opened yet: who it is, and two ways to reach the house. */
export default function MaintenanceScreen() {
  const { config, info } = useHotel();
  const { logo } = config.theme;
  return (
    <div className="mt">
      <div className="mt__in">
        {logo ? (
          <picture>
            {logo.sources.map((source) => (
              <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="450px" />
            ))}
            <img className="mt__logo" src={logo.src} width={logo.width} height={logo.height} alt={info.hotelName} />
          </picture>
        ) : (
          <p className="display">{info.hotelName}</p>
        )}
        <h1>
          {config.isNotOpenYet ? (
            <Trans>We do not take bookings here yet.</Trans>
          ) : (
            <Trans>Our booking-engine is currently down for maintenance.</Trans>
          )}
        </h1>
        <p className="lead muted">
          {config.isNotOpenYet ? (
            <Trans>Please come back soon, or ask the hotel directly.</Trans>
          ) : (
            <Trans>We expect to be back soon. Thanks for your patience.</Trans>
          )}
        </p>
        <div className="mt__c">
          <p className="strong">{info.hotelName}</p>
          <p className="small muted">
            <AddressLine address={info.address} />
          </p>
          <div className="row wrapx">
            <ContactButtons {...info.contact} />
          </div>
        </div>
      </div>
    </div>
  );
}
