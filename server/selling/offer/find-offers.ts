import type { Availabilities } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import { textIn } from '@stayfront/contract/property/texts';
import type { PromotionRefusal } from '@stayfront/rules/promotion/apply-promotion';
import type { Grid } from '@stayfront/rules/grid/grid';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import { findPromotion } from '@stayfront/rules/promotion/find-promotion';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeReasons } from './describe-reasons.ts';
import { offerInstead } from './offer-instead.ts';
import { priceRooms, type OfferDeps, type PricedRoom, type PricedRooms, type Search } from './price-rooms.ts';

type FoundOffers = Pick<Availabilities, 'promotion' | 'notOffered'> & {
  readonly priced: PricedRooms;
  /** Null where something can be booked. */
  readonly instead: Pick<Availabilities, 'reasons' | 'nearestStays'> | null;
};

/** Which rooms are free for a stay and at which rates; where none is, why, and what can be had instead. */
export async function findOffers(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<FoundOffers | RefusedBy<typeof priceRooms>> {
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return priced;
  const { grid, rooms, shown } = priced;
  const isAnyFree = rooms.some((room) => room.free > 0 && room.products.some(({ rate }) => rate.isBookable));
  const areAllOffered = rooms.length === hotel.document.rooms.length;
  return {
    priced,
    promotion: search.promoCode ? promotionFound(hotel, search, rooms) : null,
    instead: isAnyFree ? null : offerInstead(hotel, await deps.snapshots.wholeGrid(hotel, now), search, shown),
    notOffered: areAllOffered ? [] : whyNotOffered(hotel, grid, search, rooms),
  };
}

/** Why the other rooms of the house cannot be had for the stay, each for itself. */
const whyNotOffered = (
  { document }: Hotel,
  grid: Grid,
  { stay, guests }: Search,
  rooms: readonly PricedRoom[],
): Availabilities['notOffered'] =>
  document.rooms.flatMap(({ id }, room) => {
    if (rooms.some(({ roomId }) => roomId === id)) return [];
    const why = whyNothing(grid, dayNumber(stay.arrival) - grid.firstDay, nightCount(stay), guests, room);
    return [{ guestRoomId: id, reasons: describeReasons(grid, why) }];
  });

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
  if (!promotion) return { code: promoCode, name: '', leastNights: null, problem: 'promo.unknown' };
  const name = textIn(promotion.name, language, document.language);
  const refusals = rooms.flatMap(({ products }) => products.map(({ noPromotion }) => noPromotion));
  const problem = refusals.includes(null)
    ? null
    : (nearness.findLast((refusal) => refusals.includes(refusal)) ?? 'not-these-dates');
  const { discount } = promotion;
  const leastNights = discount.kind === 'free-night' ? discount.everyNights : null;
  return { code: promotion.code, name, leastNights, problem };
}
