import type { HotelPackage } from '@stayfront/contract/package';
import { isStayDate, type Stay } from '@stayfront/rules/stay/stay-date';

/** The first stay that a package can be had for; null where it can be had for the one that was asked for, or for none. */
export function firstStayOf(pack: Pick<HotelPackage, 'firstStay'> | null | undefined): Stay | null {
  const firstStay = pack?.firstStay;
  if (!firstStay || !isStayDate(firstStay.checkIn) || !isStayDate(firstStay.checkOut)) return null;
  return { arrival: firstStay.checkIn, departure: firstStay.checkOut };
}
