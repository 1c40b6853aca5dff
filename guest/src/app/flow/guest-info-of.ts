import type { GuestInfo } from '@stayfront/contract/guest-info';
import { addressFieldsOf, type HouseOfForm } from './address-fields-of.ts';
import type { ContactDetails } from './booking-request.ts';

/** The contact form as the hotel is told it: the address in one piece, and only where the hotel asks for one. */
export function guestInfoOf(details: ContactDetails, house: HouseOfForm): GuestInfo {
  const { emailAgain: _, addressLine, postalCode, city, state, country, ...guestInfo } = details;
  const asked = addressFieldsOf(house);
  if (asked.length === 0) return guestInfo;
  const address = { addressLine, postalCode, city, country };
  return { ...guestInfo, address: asked.includes('state') ? { ...address, state } : address };
}
