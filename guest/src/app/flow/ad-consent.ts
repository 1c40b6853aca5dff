import type { HotelConfig } from '@stayfront/contract/hotel';
import { channelCookies } from './channel-cookies.ts';
import { readConsent } from './consent.ts';
import { cookieNamed } from './cookie-named.ts';

/**
 * Whether the guest lets advertisers hear of a booking, by the choice that is kept for the hotel. Where the guest was
 * asked, because of tags or because the hotel-shop sent them, and has not answered, the answer is no; where nobody asks,
 * there is none.
 */
export function adConsent({
  hotelId,
  trackers,
}: Pick<HotelConfig, 'hotelId' | 'trackers'>): 'granted' | 'denied' | undefined {
  const choice = readConsent(hotelId);
  if (choice) return choice.ad_storage && choice.ad_user_data ? 'granted' : 'denied';
  const isAsked = trackers.tagManagerId !== undefined || cookieNamed(channelCookies.hotelShopClick) !== undefined;
  return isAsked ? 'denied' : undefined;
}
