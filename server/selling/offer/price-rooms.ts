import type { RefusedBy } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { quoteEnd, quoteMinutes } from '@stayfront/rules/booking/quote';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { cutGrid } from '@stayfront/rules/grid/cut-grid';
import { findRunOffers } from '@stayfront/rules/grid/find-run-offers';
import type { Grid } from '@stayfront/rules/grid/grid';
import { packageRuns } from '@stayfront/rules/package/package-runs';
import type { SoldPackage } from '@stayfront/rules/package/with-package';
import { pricedChildren } from '@stayfront/rules/grid/priced-children';
import { withOwn, withoutChosen, type ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { guestCurrency, type GuestCurrency, type Rates } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { candidateOffers } from './candidate-offers.ts';
import { checkSearch } from './check-search.ts';
import { productPricer, type Offering, type PricedProduct } from './price-product.ts';
import { productDescriber, type DescribeProduct } from './product-describer.ts';
import { productWriter, type WriteProduct } from './product-writer.ts';
import type { QuoteSeal } from './quote-seal.ts';

export type OfferDeps = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; readonly rates: () => Rates };

/** What a guest looks for. */
export type Search = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly language: Language;
  readonly currency?: CurrencyCode | undefined;
  readonly promoCode?: string | undefined;
  readonly chosen?: readonly ChosenRoom[];
  /** Rooms that the guest has booked and would give up: they are free for this search. */
  readonly own?: readonly ChosenRoom[];
  /** The hotel itself looks, for somebody at the telephone or the door: also at what its rules keep from guests. */
  readonly isForHotel?: true;
};

/** Sold as part of a package: at its rate plan alone, at its own price where it has one. */
type InPackage = SoldPackage & { readonly packageId: string };

export type PricedRoom = {
  readonly roomId: string;
  /** Rooms left on every night; 0 is sold out. */
  readonly free: number;
  /** The room's place in the hotel's list by how often it is booked. */
  readonly popularity: number;
  readonly products: readonly PricedProduct[];
};

export type PricedRooms = {
  /** What was searched. */
  readonly grid: Grid;
  readonly rooms: readonly PricedRoom[];
  readonly shown: GuestCurrency;
  /** Until when guests may rely on these prices. */
  readonly shownUntil: Instant;
  /** Says of those products that are told what they are, each price with a signed quote that can be booked. */
  readonly describeProduct: DescribeProduct;
  /** Writes the same as JSON, for the search. */
  readonly writeProduct: WriteProduct;
};

/** Every room that can be had for a stay with its rates. */
export async function priceRooms(
  { snapshots, seal, rates }: OfferDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
  inPackage: InPackage | null = null,
): Promise<PricedRooms | RefusedBy<typeof checkSearch | typeof guestCurrency>> {
  const { stay, guests, language } = search;
  const refusal = checkSearch(hotel, stay, guests, now, search.isForHotel);
  if (refusal) return refusal;
  const shown = guestCurrency(hotel.document, search.currency, rates());
  if ('refused' in shown) return shown;
  const [grid, popularity, texts] = await Promise.all([
    snapshots.gridFor(hotel, stay, now),
    snapshots.popularity(hotel, now),
    textsFor(language, wordsOf(hotel)),
  ]);
  const offering: Offering = {
    stay,
    guests,
    language,
    texts,
    shown,
    candidates: candidateOffers(hotel.document, search.promoCode, inPackage !== null),
    packageId: inPackage?.packageId ?? null,
    expiresAt: quoteEnd(now),
    now,
  };
  const price = productPricer(hotel, offering);
  const rooms: PricedRoom[] = [];
  const left = taken(grid, search);
  const [arrival, nights] = [dayNumber(stay.arrival) - grid.firstDay, nightCount(stay)];
  // The day of departure may say no, too.
  const asked = inPackage ? cutGrid(left, arrival, nights + 1) : left;
  const runs = inPackage && packageRuns(asked, inPackage, guests);
  const place = arrival + grid.firstDay - asked.firstDay;
  const rules = search.isForHotel ? 'lifted' : 'kept';
  for (const offer of runs ? runs.find(place, nights) : findRunOffers(left, arrival, nights, guests, rules)) {
    const room = hotel.document.rooms[offer.room];
    if (!room) throw new Error(`The grid of hotel ${hotel.hotelId} has a room that its document has not`);
    const products: PricedProduct[] = [];
    for (const { product, nightPrices } of offer.products) {
      const { ratePlanId, isPackageOnly } = grid.products[product] ?? { ratePlanId: '' };
      if (!runs && isPackageOnly) continue;
      const children = () =>
        runs ? runs.children(product, place, nights) : pricedChildren(left, product, arrival, nights, offer.party);
      products.push(price(room.id, ratePlanId, nightPrices, children));
    }
    const liked = room.popularity ?? popularity.get(room.id) ?? 0;
    if (products.length > 0) rooms.push({ roomId: room.id, free: offer.free, popularity: liked, products });
  }
  return {
    grid: left,
    rooms,
    shown,
    shownUntil: now + quoteMinutes * 60_000,
    describeProduct: productDescriber(hotel, seal, offering),
    writeProduct: productWriter(hotel, seal, offering),
  };
}

/** The grid without what the guest has in the basket, and with what the guest would give up. */
export const taken = (grid: Grid, { chosen = [], own = [] }: Search): Grid => withOwn(withoutChosen(grid, chosen), own);
