import { createHash } from 'node:crypto';
import type { noteShownPrice } from '@stayfront/contract/landing';
import { guestsOf, partyOf } from '@stayfront/contract/party';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { isShownPrice } from '@stayfront/rules/channel/is-shown-price';
import { tidyCode } from '@stayfront/rules/promotion/find-promotion';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceRooms, type OfferDeps } from '../../selling/offer/price-rooms.ts';
import { noteMismatch } from './price-mismatch.store.ts';

type Shown = RouteInput<typeof noteShownPrice>['body'];

/**
 * Holds the price that a comparison site showed against ours of this moment: the room and rate it named, or the
 * cheapest. With and without the local taxes, since sites differ in that. What is another price is noted for the hotel;
 * the guest sees nothing of it.
 */
export async function compareShownPrice(
  deps: OfferDeps & { readonly db: Db },
  hotel: Hotel,
  shown: Shown,
  now: Instant,
): Promise<RouteAnswer<typeof noteShownPrice> | RefusedBy<typeof priceRooms>> {
  const { checkIn, checkOut, roomId, ratePlanId, price, currency, channelId } = shown;
  const guests = guestsOf(shown);
  const search = {
    stay: { arrival: checkIn, departure: checkOut },
    guests,
    language: hotel.document.language,
    currency,
    promoCode: tidyCode(shown.promoCode ?? ''),
  };
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return priced;
  // A hotel that shows its own currency alone has nothing to compare with another.
  if (priced.shown.currency !== currency) return { isCompared: true };
  const prices = priced.rooms
    .filter((room) => room.free > 0 && (roomId === undefined || room.roomId === roomId))
    .flatMap(({ products }) => products.filter(({ rate }) => rate.isBookable))
    .filter((product) => ratePlanId === undefined || product.ratePlanId === ratePlanId)
    .map(({ totalMinor, discountMinor, localTaxes }) => ({
      ours: totalMinor - discountMinor,
      localTaxes: localTaxes.reduce((sum, { minor }) => sum + priced.shown.as(minor), 0),
    }))
    .sort((a, b) => a.ours - b.ours);
  const [cheapest] = prices;
  const isOurs = ({ ours, localTaxes }: { ours: number; localTaxes: number }): boolean =>
    isShownPrice(price, ours, currency) || isShownPrice(price, ours + localTaxes, currency);
  if (cheapest && isOurs(cheapest)) return { isCompared: true };
  const detail = {
    checkIn,
    checkOut,
    ...partyOf(guests),
    currency,
    shown: price,
    channelId: channelId ?? null,
    roomId: roomId ?? null,
    ratePlanId: ratePlanId ?? null,
    ours: cheapest?.ours ?? null,
    localTaxes: cheapest?.localTaxes ?? 0,
  };
  const mismatchId = createHash('sha256').update(JSON.stringify(detail)).digest('base64url');
  await inHotel(deps.db, hotel.hotelId, (tx) => noteMismatch(tx, hotel.hotelId, mismatchId, detail, now));
  return { isCompared: true };
}
