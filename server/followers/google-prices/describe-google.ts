import type { GooglePrices } from '@stayfront/contract/desk/google-prices';
import { textIn, type Texts } from '@stayfront/contract/property/texts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readGoogleSettings, usualSettings } from './google-settings.ts';
import type { Telling } from './google-telling.store.ts';

/** How Google is told of a hotel's prices, and how that goes. */
export function describeGoogle(
  { hotelId, document }: Hotel,
  account: ConnectionAccount,
  { ways, toldAt, trouble, retryAt }: Telling,
  publicUrl: string,
): GooglePrices {
  const settings = readGoogleSettings(account) ?? { partner: '', hotelCode: String(hotelId), ...usualSettings };
  const nameOf = (list: readonly { readonly id: string; readonly name: Texts }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, document.language, document.language) || id;
  return {
    connectionId: account.connection,
    title: account.title,
    isOn: !account.isOff,
    address: account.address,
    partnerKey: settings.partner,
    hotelCode: settings.hotelCode,
    days: settings.days,
    exactDays: settings.exactDays,
    exactNights: settings.exactNights,
    state: account.isOff ? 'off' : trouble !== null ? 'failing' : toldAt === null ? 'new' : 'ok',
    toldAt: toldAt?.toISOString() ?? null,
    trouble,
    retryAt: retryAt?.toISOString() ?? null,
    pointOfSale: `${publicUrl}/api/hotels/${hotelId}/google/point-of-sale.xml`,
    products: ways.map(({ productId, way }) => {
      const [roomId = '', ratePlanId = ''] = productId.split('.');
      return {
        roomId,
        roomName: nameOf(document.rooms, roomId),
        ratePlanId,
        ratePlanName: nameOf(document.ratePlans, ratePlanId),
        way: way.way,
        why: way.way === 'stays' ? [...way.why] : way.way === 'none' ? [way.why] : [],
      };
    }),
  };
}
