import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Screen } from './screen.ts';

/** Where a page may load the hotel-shop's script from: only the confirmation, and only of a hotel that has one. */
export function shopOriginOf(
  route: Pick<Screen, 'path'> | null,
  config: Pick<HotelConfig, 'trackers'> | undefined,
): string | null {
  const { hotelShopId, hotelShopScript } = config?.trackers ?? {};
  const isLetIn = route?.path === 'checkout/thank-you' && hotelShopId !== undefined && hotelShopScript !== undefined;
  return isLetIn ? new URL(hotelShopScript).origin : null;
}
