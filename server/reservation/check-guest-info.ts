import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Refusal } from '@stayfront/contract/problem';
import { missingAddress } from '@stayfront/rules/booking/missing-address';
import type { Hotel } from '../hotel/hotel.store.ts';

/** Whether the guest has given what this hotel needs beyond what every hotel does: an address, where it asks for one. */
export function checkGuestInfo({ document }: Hotel, { address }: GuestInfo): Refusal | null {
  const missing = missingAddress(document.config, address);
  if (missing.length === 0) return null;
  return {
    refused: 'input.invalid',
    errors: missing.map((field) => ({
      field: `reservation.guestInfo.address.${field}`,
      code: 'input.required',
      message: 'The field is required',
    })),
  };
}
