import type { HotelConfig } from '@stayfront/contract/hotel';

/** Whether a hotel has anything that needs its guests' yes: a tag manager, or the hotel-shop's script. */
export const asksConsent = ({ tagManagerId, hotelShopId, hotelShopScript }: HotelConfig['trackers']): boolean =>
  tagManagerId !== undefined || (hotelShopId !== undefined && hotelShopScript !== undefined);
