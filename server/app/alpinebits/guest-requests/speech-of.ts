import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import { codesOf } from '@stayfront/rules/connection/codes';
import type { ConnectionAccount } from '../../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';
import { hotelCodeOf } from '../hotel-code-of.ts';
import type { Speech } from './booked-request.ts';

/** How this client of this hotel is spoken to. */
export const speechOf = (
  hotel: Hotel,
  account: ConnectionAccount,
  version: AlpineBitsVersion,
  takesRoomRates: boolean,
): Speech => ({
  hotel,
  hotelCode: hotelCodeOf({ account, hotel }),
  codes: codesOf(hotel.document, account.settings),
  version,
  takesRoomRates,
});
