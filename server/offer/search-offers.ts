import type { Availabilities } from '@stayfront/contract/offer';
import type { Refusal } from '@stayfront/contract/problem';
import { textIn } from '@stayfront/contract/property/texts';
import type { PromotionRefusal } from '@stayfront/rules/promotion/apply-promotion';
import { findPromotion } from '@stayfront/rules/promotion/find-promotion';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../hotel/hotel.store.ts';
import { jsonBytes, jsonInside } from '../http/json-bytes.ts';
import { prepareAnswer, type PreparedAnswer } from '../http/prepared-answer.ts';
import { offerInstead } from './offer-instead.ts';
import { priceRooms, type OfferMeans, type PricedRoom, type Search } from './price-rooms.ts';
import { writeCurrencies, writeRooms } from './write-rooms.ts';

/** Which rooms are free for a stay and at which rates; where none is, why, and what can be had instead. */
export async function searchOffers(
  means: OfferMeans,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<PreparedAnswer | Refusal> {
  const priced = await priceRooms(means, hotel, search, now);
  if ('refused' in priced) return priced;
  const { rooms, shown, expiresAt, writeProduct } = priced;
  const instead = rooms.some((room) => room.free > 0 && room.products.some(({ rate }) => rate.isBookable))
    ? somethingIsFree
    : jsonInside(offerInstead(hotel, await means.snapshots.wholeGrid(hotel, now), search, shown));
  return prepareAnswer((pen) => {
    pen.plain(`{"checkIn":"${search.stay.arrival}","checkOut":"${search.stay.departure}",`);
    pen.plain(`${writeCurrencies(shown, hotel.document.currency)},"promotion":`);
    pen.bytes(search.promoCode ? jsonBytes(promotionFound(hotel, search, rooms)) : none);
    pen.plain(`,"validUntil":"${new Date(expiresAt).toISOString()}","availabilities":[`);
    writeRooms(pen, rooms, writeProduct);
    pen.plain('],').bytes(instead).plain('}');
  });
}

const none = jsonBytes(null);
const somethingIsFree = jsonInside({ reasons: [], nearestStays: [] });

/** What keeps a promotion from a product, the furthest from being had first. */
const nearness: readonly PromotionRefusal[] = [
  'not-on-sale',
  'not-these-dates',
  'not-this-rate',
  'not-this-room',
  'too-short',
];

/** What became of the code: taken off somewhere, or what would have to change for the product that came nearest to it. */
function promotionFound(
  { document }: Hotel,
  { promoCode = '', language }: Search,
  rooms: readonly PricedRoom[],
): Availabilities['promotion'] {
  const promotion = findPromotion(document.promotions, promoCode);
  if (!promotion) return { code: promoCode, name: '', problem: 'promo.unknown' };
  const name = textIn(promotion.name, language, document.language);
  const refusals = rooms.flatMap(({ products }) => products.map(({ noPromotion }) => noPromotion));
  const problem = refusals.includes(null)
    ? null
    : (nearness.findLast((refusal) => refusals.includes(refusal)) ?? 'not-these-dates');
  return { code: promotion.code, name, problem };
}
