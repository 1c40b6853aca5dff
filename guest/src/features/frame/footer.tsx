import { AddressLine } from '../house/address-line.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { GuestLinks } from './guest-links.tsx';

export function Footer() {
  const { info } = useHotel();
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <address className="foot__address">
          <Dotted facts={[<bdi key="name">{info.hotelName}</bdi>, <AddressLine key="at" address={info.address} />]} />
        </address>
        <nav className="foot__links" aria-label={info.hotelName}>
          <GuestLinks order="cancel-last" />
        </nav>
      </div>
    </footer>
  );
}
