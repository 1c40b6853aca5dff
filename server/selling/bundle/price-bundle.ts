import type { Bundle } from '@stayfront/contract/bundle';
import type { Product } from '@stayfront/contract/offer';
import { partyOf } from '@stayfront/contract/party';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { guestCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { priceRooms, type OfferDeps, type Search } from '../offer/price-rooms.ts';
import { describeCurrencies } from '../offer/describe-rooms.ts';
import type { BundleKey } from './bundle.store.ts';
import type { BundledStay } from '../../platform/db/stored-values.ts';

type Asked = BundleKey & { readonly language: Language; readonly currency: CurrencyCode | undefined };

/** The rooms of a bundle at the prices of now. One that cannot be had any more stays in the list, without a product. */
export async function priceBundle(
  deps: OfferDeps,
  hotel: Hotel,
  stays: readonly BundledStay[],
  { channelId, bundleId, language, currency }: Asked,
  now: Instant,
): Promise<Bundle | Refusal<'currency.unsupported' | 'hotel.maintenance'>> {
  const { document } = hotel;
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const shown = guestCurrency(document, currency, deps.rates());
  if ('refused' in shown) return shown;
  const chosen: ChosenRoom[] = [];
  const roomStays: Bundle['roomStays'] = [];
  for (const stay of stays) {
    // What an earlier room of the bundle takes is no longer free for a later one.
    const search: Search = { stay, guests: stay.guests, language, currency, chosen: [...chosen] };
    const found = await findProduct(deps, hotel, search, stay, now);
    if (typeof found !== 'string') chosen.push(stay);
    const room = document.rooms.find(({ id }) => id === stay.roomId);
    roomStays.push({
      guestRoomId: stay.roomId,
      roomTypeName: textIn(room?.name, language, document.language) || stay.roomId,
      checkIn: stay.arrival,
      checkOut: stay.departure,
      ...partyOf(stay.guests),
      problem: typeof found === 'string' ? found : null,
      product: typeof found === 'string' ? null : found,
    });
  }
  return {
    channelId,
    bundleId,
    ...describeCurrencies(shown, document.currency),
    validUntil: new Date(now + quoteMinutes * 60_000).toISOString(),
    roomStays,
  };
}

type Missing = NonNullable<Bundle['roomStays'][number]['problem']>;

async function findProduct(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  { roomId, ratePlanId }: BundledStay,
  now: Instant,
): Promise<Product | Missing> {
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return 'sold-out'; // its days are past, or the hotel no longer takes such a party
  const room = priced.rooms.find((one) => one.roomId === roomId && one.free > 0);
  const product = room?.products.find((one) => one.ratePlanId === ratePlanId);
  if (!product) return 'sold-out';
  return product.rate.isBookable ? priced.describeProduct(product) : 'not-bookable';
}
