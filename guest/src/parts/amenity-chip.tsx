import type { GuestRoom } from '@stayfront/contract/hotel';
import { amenityLook } from './amenity-look.ts';
import { Chip } from './chip.tsx';
import { useAmenityName } from './use-amenity-name.ts';

export function AmenityChip({ amenity }: { amenity: GuestRoom['amenities'][number] }) {
  const nameOf = useAmenityName();
  return <Chip icon={amenityLook[amenity.roomAmenityCode]?.icon}>{nameOf(amenity)}</Chip>;
}
