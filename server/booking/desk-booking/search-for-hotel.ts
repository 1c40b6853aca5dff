import type { DeskOffer, DeskOffers, DeskRoom } from '@stayfront/contract/desk/search';
import type { WhyNothing } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import { textIn } from '@stayfront/contract/property/texts';
import { freeForRun } from '@stayfront/rules/grid/price-run';
import { soldOutNights } from '@stayfront/rules/grid/sold-out-nights';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describePromotion } from '../../selling/offer/describe-promotion.ts';
import { describeReasons } from '../../selling/offer/describe-reasons.ts';
import { priceRooms, type OfferDeps, type PricedRooms, type Search } from '../../selling/offer/price-rooms.ts';

/** What does not stand in the way of the hotel itself: it takes money otherwise, and sold out is said by the stock. */
const noRule: readonly WhyNothing['code'][] = ['sold-out', 'not-bookable'];

/** All rooms of the house at all rates for a stay, with what keeps each from guests. */
export async function searchForHotel(
  deps: OfferDeps,
  hotel: Hotel,
  asked: Omit<Search, 'isForHotel' | 'currency'>,
  now: Instant,
): Promise<DeskOffers | RefusedBy<typeof priceRooms>> {
  const { document } = hotel;
  const search: Search = { ...asked, currency: document.currency, isForHotel: true };
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return priced;
  const { stay, language, promoCode } = search;
  const sold = document.ratePlans.filter(({ isPackageOnly }) => !isPackageOnly);
  return {
    checkIn: stay.arrival,
    checkOut: stay.departure,
    nbNights: nightCount(stay),
    currency: document.currency,
    validUntil: new Date(priced.shownUntil).toISOString(),
    promotion: promoCode ? describePromotion(hotel, promoCode, language, priced.rooms) : null,
    ratePlans: sold.map(({ id, name }) => ({ ratePlanId: id, name: textIn(name, language, document.language) })),
    rooms: document.rooms.map((_, room) => describeRoom(hotel, priced, search, room)),
  };
}

function describeRoom({ document }: Hotel, priced: PricedRooms, search: Search, place: number): DeskRoom {
  const { grid } = priced;
  const room = document.rooms[place];
  if (!room) throw new Error('The room was read out of this list');
  const [arrival, nights] = [dayNumber(search.stay.arrival) - grid.firstDay, nightCount(search.stay)];
  const left = freeForRun(grid, place, arrival, nights);
  const offers = grid.products.flatMap((product, index): DeskOffer[] =>
    product.room === place && !product.isPackageOnly ? [describeOffer(priced, search, index, left)] : [],
  );
  const isTaken = offers.some(({ product }) => product !== null);
  const why = isTaken ? [] : describeReasons(grid, whyNothing(grid, arrival, nights, search.guests, place));
  return {
    roomId: room.id,
    roomName: textIn(room.name, search.language, document.language),
    left,
    mostGuests: room.maxOccupancy,
    reasons: why,
    offers,
  };
}

function describeOffer(priced: PricedRooms, search: Search, index: number, left: number): DeskOffer {
  const { grid, rooms, describeProduct } = priced;
  const { room = 0, ratePlanId = '' } = grid.products[index] ?? {};
  const [arrival, nights] = [dayNumber(search.stay.arrival) - grid.firstDay, nightCount(search.stay)];
  const found = rooms
    .find(({ roomId }) => roomId === grid.rooms[room]?.id)
    ?.products.find((one) => one.ratePlanId === ratePlanId);
  const reasons = describeReasons(grid, whyNothing(grid, arrival, nights, search.guests, room, index));
  const isNamed = reasons.some(({ code }) => code === 'sold-out');
  return {
    ratePlanId,
    // A rule is named before the stock; who may go over the rule has to know that there is no room all the same.
    reasons:
      left === 0 && found && !isNamed
        ? [...reasons, { code: 'sold-out', dates: soldOutNights(grid, room, arrival, nights) }]
        : reasons,
    needsReason: found !== undefined && reasons.some(({ code }) => !noRule.includes(code)),
    product: found ? describeProduct(found) : null,
  };
}
