import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

type Between = { readonly account: ConnectionAccount; readonly hotel: Pick<Hotel, 'hotelId'> };

/** What a system calls this hotel: its number here, unless the hotel has said otherwise. */
export function hotelCodeOf({ account, hotel }: Between): string {
  const said = account.settings['hotelCode'];
  return typeof said === 'string' && said !== '' ? said : String(hotel.hotelId);
}
