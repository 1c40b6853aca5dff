import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { useId } from 'react';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { useHotel } from '../../../app/page/hotel-context.ts';
import { tickAmenity, toggleAll } from './tick-choices.ts';

interface AmenityFilterProps {
  /** The rooms that are free, to count; null where nothing was found and noughts would say nothing. */
  rooms: readonly GuestRoom[] | null;
  chosen: readonly number[];
  onChange: (codes: number[]) => void;
}

export function AmenityFilter({ rooms, chosen, onChange }: AmenityFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const all = amenitiesOf(useHotel().info.guestRooms);
  if (all.length === 0) return null;
  const codes = all.map(({ roomAmenityCode }) => roomAmenityCode);
  const having = (code: number) => rooms?.filter((room) => amenityCodes(room).includes(code)).length;
  return (
    <section aria-labelledby={id}>
      <h3 className="h4" id={id}>
        <Trans>Room facilities</Trans>
      </h3>
      <div className="filters__list" role="group" aria-labelledby={id}>
        <Checkbox
          label={t`All facilities`}
          isChecked={codes.every((code) => chosen.includes(code))}
          onChange={() => onChange(toggleAll(codes, chosen))}
        />
        {all.map((amenity) => (
          <Checkbox
            key={amenity.roomAmenityCode}
            label={amenity.codeDetail}
            count={having(amenity.roomAmenityCode)}
            isChecked={chosen.includes(amenity.roomAmenityCode)}
            onChange={() => onChange(tickAmenity(chosen, amenity.roomAmenityCode))}
          />
        ))}
      </div>
    </section>
  );
}

const amenityCodes = (room: GuestRoom): number[] => room.amenities.map(({ roomAmenityCode }) => roomAmenityCode);

/** Each once, the most frequent first; but what every room has tells none apart and comes last. */
function amenitiesOf(rooms: readonly GuestRoom[]): GuestRoom['amenities'] {
  const known = new Map(rooms.flatMap(({ amenities }) => amenities).map((one) => [one.roomAmenityCode, one]));
  const tells = ({ roomAmenityCode }: { roomAmenityCode: number }): number =>
    rooms.filter((room) => amenityCodes(room).includes(roomAmenityCode)).length % rooms.length;
  return [...known.values()].toSorted((a, b) => tells(b) - tells(a));
}
