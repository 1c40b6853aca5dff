import type { AccountSettings } from '@stayfront/rules/connection/account';

/** What a channel manager calls the hotel: what was agreed with it, else our own number. */
export const codeOfHotel = (hotelId: number, { hotelCode }: AccountSettings): string =>
  typeof hotelCode === 'string' && hotelCode !== '' ? hotelCode : String(hotelId);
