import type { GuestRoom } from '@stayfront/contract/hotel';
import { AmenityIcon } from './amenity-icon.tsx';
import { Chip } from '@stayfront/ui/parts/chip.tsx';

export function AmenityChip({ amenity }: { amenity: GuestRoom['amenities'][number] }) {
  return (
    <Chip>
      <AmenityIcon code={amenity.roomAmenityCode} />
      {amenity.codeDetail}
    </Chip>
  );
}
