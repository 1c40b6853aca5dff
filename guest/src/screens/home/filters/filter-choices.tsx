import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { useHotel } from '../../../app/page/hotel-context.ts';
import { AmenityFilter } from './amenity-filter.tsx';
import { isOfType, type FoundRoom } from '../../../features/search/filter-rooms.ts';
import { PriceFilter } from './price-filter.tsx';
import { priceSpan } from '../../../features/search/price-span.ts';
import type { RoomFilters } from '../../../features/search/room-filters.ts';
import { isEverything, tickType } from './tick-choices.ts';

export interface FilterChoicesProps {
  /** What was found, before any filter. */
  found: readonly FoundRoom[];
  filters: RoomFilters;
  onChange: (filters: RoomFilters) => void;
}

/** Price, room types, facilities: the same in the column of a desk and in the sheet of a phone. */
export function FilterChoices({ found, filters, onChange }: FilterChoicesProps) {
  const { t } = useLingui();
  const { guestRooms } = useHotel().info;
  const id = useId();
  const items = useMemo(() => found.map(({ item }) => item), [found]);
  const span = useMemo(() => priceSpan(items), [items]);
  const types = [...new Set(guestRooms.map(({ roomTypeName }) => roomTypeName))];
  // A part of a name, as a link may have it, stands for the types it finds.
  const chosen =
    filters.titles.length === 0 ? [] : types.filter((name) => isOfType({ roomTypeName: name }, filters.titles));
  const free = found.filter(({ item }) => item.availability > 0);
  const change = (part: Partial<RoomFilters>) => onChange({ ...filters, ...part });
  return (
    <>
      {span && (
        <section aria-labelledby={`${id}-price`}>
          <h3 className="h4" id={`${id}-price`}>
            <Trans>Price per night</Trans>
          </h3>
          <PriceFilter items={items} span={span} price={filters.price} onChange={(price) => change({ price })} />
        </section>
      )}
      <section aria-labelledby={`${id}-types`}>
        <h3 className="h4" id={`${id}-types`}>
          <Trans>Room types</Trans>
        </h3>
        <div className="filters__list" role="group" aria-labelledby={`${id}-types`}>
          <Checkbox
            label={t`All rooms`}
            count={found.length === 0 ? undefined : free.length}
            isChecked={isEverything(types, chosen)}
            onChange={() => change({ titles: [] })}
          />
          {types.map((name) => (
            <Checkbox
              key={name}
              label={name}
              count={found.length === 0 ? undefined : free.filter(({ room }) => isOfType(room, [name])).length}
              isChecked={chosen.includes(name)}
              onChange={() => change({ titles: tickType(types, chosen, name) })}
            />
          ))}
        </div>
      </section>
      <AmenityFilter
        rooms={found.length === 0 ? null : free.map(({ room }) => room)}
        chosen={filters.amenities}
        onChange={(amenities) => change({ amenities })}
      />
    </>
  );
}
