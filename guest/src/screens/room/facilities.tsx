import { useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { Maximize } from 'lucide-react';
import { AmenityIcon } from '../../features/offer/amenity-icon.tsx';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

export function Facilities({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const isMetric = useHotel().info.areaUnitOfMeasureCode === 14;
  const area = formatCount(language, room.typeRoom.size);
  return (
    <ul className="fac">
      {room.typeRoom.size > 0 && (
        <li>
          <Maximize className="ic" aria-hidden />
          {isMetric ? t`${area} m² surface area` : t`${area} ft² surface area`}
        </li>
      )}
      {room.amenities.map((amenity) => (
        <li key={amenity.roomAmenityCode}>
          <AmenityIcon code={amenity.roomAmenityCode} />
          {amenity.codeDetail}
        </li>
      ))}
    </ul>
  );
}
