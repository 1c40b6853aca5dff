import type { HotelConfig } from '@stayfront/contract/hotel';
import { readConsent } from './consent.ts';

/**
 * Whether the guest lets advertisers hear of a booking, by the choice that is kept for the hotel. Where a hotel asks and
 * the guest has not answered, the answer is no; where nobody asks, there is none.
 */
export function adConsent({
  hotelId,
  trackers,
}: Pick<HotelConfig, 'hotelId' | 'trackers'>): 'granted' | 'denied' | undefined {
  const choice = readConsent(hotelId);
  if (choice) return choice.ad_storage && choice.ad_user_data ? 'granted' : 'denied';
  return trackers.tagManagerId === undefined ? undefined : 'denied';
}
