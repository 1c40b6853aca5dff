import { useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { Check, Maximize } from 'lucide-react';
import { amenityLook } from '../../parts/amenity-look.ts';
import { useAmenityName } from '../../parts/use-amenity-name.ts';
import { formatCount } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

export function Facilities({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const nameOf = useAmenityName();
  const isMetric = useHotel().info.areaUnitOfMeasureCode === 14;
  const area = formatCount(language, room.typeRoom.size);
  return (
    <ul className="fac">
      <li>
        <Maximize className="ic" aria-hidden />
        {isMetric ? t`${area} m² surface area` : t`${area} ft² surface area`}
      </li>
      {room.amenities.map((amenity) => {
        const Icon = amenityLook[amenity.roomAmenityCode]?.icon ?? Check;
        return (
          <li key={amenity.roomAmenityCode}>
            <Icon className="ic" aria-hidden />
            {nameOf(amenity)}
          </li>
        );
      })}
    </ul>
  );
}
