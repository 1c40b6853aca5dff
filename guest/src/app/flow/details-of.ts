import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { ContactDetails } from './booking-request.ts';

/** What the hotel knows of a guest, as the form shows it. */
export const detailsOf = ({ address, ...guest }: GuestInfo): ContactDetails => ({
  ...guest,
  emailAgain: guest.email,
  addressLine: address?.addressLine ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  country: address?.country ?? '',
});
