import type { GuestInfo } from '@stayfront/contract/guest-info';
import { hasAddress } from './address-fields-of.ts';
import type { ContactDetails } from './booking-request.ts';

/** The contact form of a guest who changes a booking: the whole address is shown there, and told if there is one. */
export function changedGuestInfoOf(details: ContactDetails): GuestInfo {
  const { emailAgain: _, addressLine, postalCode, city, state, country, ...guestInfo } = details;
  if (!hasAddress(details)) return guestInfo;
  const address = { addressLine, postalCode, city, country };
  return { ...guestInfo, address: state.trim() === '' ? address : { ...address, state } };
}
