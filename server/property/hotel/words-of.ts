import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Hotel } from './hotel.ts';

/**
 * The country whose words a text is in: the hotel's. A letter to a guest from Brazil, as the address or the telephone
 * says, is in Brazil's, wherever the hotel is.
 */
export const wordsOf = ({ document }: Pick<Hotel, 'document'>, guest?: Pick<GuestInfo, 'address' | 'phone'>): string =>
  guest && isBrazilian(guest) ? 'BR' : document.address.countryCode;

const isBrazilian = ({ address, phone }: Pick<GuestInfo, 'address' | 'phone'>): boolean =>
  address ? address.country === 'BR' : /^\(?(\+|00) ?55/.test(phone);
