import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { freePlaces, type Guests } from '@stayfront/rules/stay/guests';
import { Bath, BedDouble, DoorClosed, Maximize, User } from 'lucide-react';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Who fits, how many rooms and beds, how large. Filled persons are the guest's own, outlined ones are free places. */
export function RoomFacts({ room, guests }: { room: GuestRoom; guests: Guests }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { areaUnitOfMeasureCode } = useHotel().info;
  const { standardNumBedrooms, standardNumBeds, standardNumBathrooms, size } = room.typeRoom;
  const taken = Math.min(guests.adults, room.maxOccupancy);
  const free = freePlaces(room.maxOccupancy, guests);
  const area = formatCount(language, size);
  return (
    <p className="facts" lang={language}>
      <span
        className="occ"
        role="img"
        aria-label={t`${plural(room.maxOccupancy, { one: 'For # guest', other: 'For up to # guests' })}`}
      >
        {Array.from({ length: taken }, (_, i) => (
          <User key={`taken-${i}`} className="ic taken" aria-hidden />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <User key={`free-${i}`} className="ic free" aria-hidden />
        ))}
      </span>
      <span>
        <DoorClosed className="ic" aria-hidden />
        {t`${plural(standardNumBedrooms, { one: '# bedroom', other: '# bedrooms' })}`}
      </span>
      <span>
        <BedDouble className="ic" aria-hidden />
        {t`${plural(standardNumBeds, { one: '# bed', other: '# beds' })}`}
      </span>
      <span>
        <Bath className="ic" aria-hidden />
        {t`${plural(standardNumBathrooms, { one: '# bathroom', other: '# bathrooms' })}`}
      </span>
      <span>
        <Maximize className="ic" aria-hidden />
        {areaUnitOfMeasureCode === 14 ? t`${area} m²` : t`${area} ft²`}
      </span>
    </p>
  );
}
