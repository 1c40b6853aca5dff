import { otaFault, type OtaFault } from '@stayfront/rules/channel-manager/ota-fault';
import { codeOfHotel } from '../../followers/channel-manager/code-of-hotel.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** Why a code is not that of the hotel whose address and password came with it. */
export function hotelFault(
  { hotelId }: Hotel,
  { settings }: ConnectionAccount,
  code: string | undefined,
  place: string,
): OtaFault | null {
  if (code === undefined) return otaFault('missing', `HotelCode of ${place}`);
  return code === codeOfHotel(hotelId, settings) || code === String(hotelId) ? null : otaFault('hotel', code);
}
