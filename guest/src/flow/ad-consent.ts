import type { HotelConfig } from '@stayfront/contract/hotel';
import { cookieNamed } from './cookie-named.ts';

/**
 * Whether the guest lets advertisers hear of a booking, by the choice that is kept for the hotel: four signs for
 * statistics, storage, data and personalization of advertising. Where a hotel asks and the guest has not answered, the
 * answer is no; where nobody asks, there is none.
 */
export function adConsent({
  hotelId,
  trackers,
}: Pick<HotelConfig, 'hotelId' | 'trackers'>): 'granted' | 'denied' | undefined {
  const kept = cookieNamed(`stayfront-consent-${hotelId}`) ?? '';
  if (/^[01]{4}$/.test(kept)) return kept[1] === '1' && kept[2] === '1' ? 'granted' : 'denied';
  return trackers.tagManagerId === undefined ? undefined : 'denied';
}
