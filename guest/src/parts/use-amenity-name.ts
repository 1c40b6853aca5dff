import { useLingui } from '@lingui/react';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { amenityLook } from './amenity-look.ts';

/** An amenity in the guest's language; where we have no words of our own, by the name the hotel's system gives it. */
export function useAmenityName(): (amenity: GuestRoom['amenities'][number]) => string {
  const { i18n } = useLingui();
  return ({ roomAmenityCode, codeDetail }) => {
    const look = amenityLook[roomAmenityCode];
    return look ? i18n._(look.name) : codeDetail;
  };
}
