import { useLingui } from '@lingui/react';
import { amenityLook } from './amenity-look.ts';
import { Chip } from './chip.tsx';

/** An amenity by its code; where we have no words of our own for it, by the name the hotel's system gives it. */
export function AmenityChip({ code, name }: { code: number; name: string }) {
  const { i18n } = useLingui();
  const look = amenityLook[code];
  return <Chip icon={look?.icon}>{look ? i18n._(look.name) : name}</Chip>;
}
