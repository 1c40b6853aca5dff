import { Trans } from '@lingui/react/macro';
import type { Availabilities } from '@stayfront/contract/offer';
import type { Search } from '../../app/flow/search.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useResetSearch } from '../../features/frame/use-reset-search.ts';
import { countFilters, noFilters, type RoomFilters } from '../../features/search/room-filters.ts';
import { HotelContact } from './hotel-contact.tsx';
import { NearStays } from './near-stays.tsx';
import WaitForm from './wait-form.tsx';
import { useReasons } from '../../features/search/use-reasons.ts';

interface NoRoomsProps {
  search: Search;
  answer: Availabilities;
  filters: RoomFilters;
  onClear: (filters: RoomFilters) => void;
}

/** Nothing can be booked: why, whom to ask, and which stays nearby can. */
export default function NoRooms({ search, answer, filters, onClear }: NoRoomsProps) {
  const resetSearch = useResetSearch();
  const hasFilters = countFilters(filters) > 0;
  // A party that has asked for several rooms has parted already, and each room is asked for by itself.
  const near = answer.nearestStays.filter(({ rooms }) => rooms.length === 1 || search.rooms.length === 1);
  const reasons = useReasons(search, answer.reasons);
  return (
    <div className="nores">
      {reasons.length > 0 && (
        <ul className="nores__why">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="lead">
        <HotelContact />
      </p>
      {near.length > 0 && <NearStays search={search} stays={near} />}
      <WaitForm search={search} reasons={answer.reasons} />
      <div className="row wrapx">
        {hasFilters && (
          <Button kind="secondary" onClick={() => onClear(noFilters)}>
            <Trans>Clear all filters</Trans>
          </Button>
        )}
        <Button kind={hasFilters ? 'quiet' : 'secondary'} onClick={resetSearch}>
          <Trans>Reset your search</Trans>
        </Button>
      </div>
    </div>
  );
}
