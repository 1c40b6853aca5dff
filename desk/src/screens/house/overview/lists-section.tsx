import { CodeList } from '../codes/codes.tsx';
import { PolicyList } from '../cancelling/cancelling.tsx';
import { OfferList } from '../offers/offers.tsx';
import { PackageList } from '../packages/packages.tsx';
import { RatesList } from '../rates/rates.tsx';
import { RoomsList } from '../rooms/rooms.tsx';
import { ServiceList } from '../services/services.tsx';
import { TaxList } from '../taxes/taxes.tsx';
import './lists-section.css';

const many = 12;
const some = 5;

/** What guests read, see and can book: each list as its own page has it, short. */
export function ListsSection() {
  return (
    <div className="house-lists">
      <RoomsList brief={many} />
      <RatesList brief={many} />
      <div className="house-lists__pair">
        <PackageList brief={some} />
        <ServiceList brief={some} />
      </div>
      <div className="house-lists__pair">
        <OfferList brief={some} />
        <CodeList brief={some} />
      </div>
      <div className="house-lists__pair">
        <PolicyList brief={some} />
        <TaxList brief={some} />
      </div>
    </div>
  );
}
