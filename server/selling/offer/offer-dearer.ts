import type { DearerProducts } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import { textIn } from '@stayfront/contract/property/texts';
import { roundRatio } from '@stayfront/rules/money';
import { upgradesOf, upsellOf } from '@stayfront/rules/offer/upgrades';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceRooms, type OfferDeps, type Search } from './price-rooms.ts';

/** The product in the basket: its price is what the guest was shown, discount taken off. */
type Chosen = { readonly roomId: string | null; readonly ratePlanCode: string; readonly price: number };

/** Dearer products that can be booked beside a chosen one: the same room at other rates, or other rooms at its rate. */
export async function offerDearer(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  { roomId, ratePlanCode, price }: Chosen,
  now: Instant,
): Promise<DearerProducts | RefusedBy<typeof priceRooms>> {
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return priced;
  const { document } = hotel;
  const bookable = priced.rooms
    .filter(({ free }) => free > 0)
    .flatMap(({ products }) => products.filter(({ rate }) => rate.isBookable));
  const ratePlanId = document.ratePlans.find(({ code }) => code === ratePlanCode)?.id ?? '';
  const chosen = { roomId: roomId ?? '', ratePlanId, totalMinor: price, discountMinor: 0 };
  const dearer = roomId === null ? upsellOf(chosen, bookable) : upgradesOf(chosen, bookable);
  const nights = nightCount(search.stay);
  return {
    currency: priced.shown.currency,
    offers: dearer.map(({ product, differenceMinor }) => ({
      guestRoomId: product.roomId,
      roomTypeName: textIn(
        document.rooms.find(({ id }) => id === product.roomId)?.name,
        search.language,
        document.language,
      ),
      difference: differenceMinor,
      differencePerNight: roundRatio(differenceMinor, nights),
      product: priced.describeProduct(product),
    })),
  };
}
