import type { GuestInfo } from '@stayfront/contract/guest-info';
import { isPhone } from '@stayfront/contract/phone';
import type { Refusal } from '@stayfront/contract/problem';
import { missingAddress } from '@stayfront/rules/booking/missing-address';
import type { Hotel } from '../../property/hotel/hotel.ts';

/**
 * Whether the guest has given what this hotel needs beyond what every hotel does: an address, where it asks for one, and
 * a number that can be called from there.
 */
export function checkGuestInfo({ document }: Hotel, { address, phone }: GuestInfo): Refusal<'input.invalid'> | null {
  const errors = missingAddress(document.config, address).map((field) => ({
    field: `reservation.guestInfo.address.${field}`,
    code: 'input.required',
    message: 'The field is required',
  }));
  const countries = [...(address ? [address.country] : []), document.address.countryCode];
  if (!isPhone(phone, countries))
    errors.push({
      field: 'reservation.guestInfo.phone',
      code: 'input.phone',
      message: 'The entered phone number is not correct',
    });
  return errors.length === 0 ? null : { refused: 'input.invalid', errors };
}
