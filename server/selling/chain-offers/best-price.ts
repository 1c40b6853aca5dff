import type { HotelChainAvailabilities } from '@stayfront/contract/chain';
import type { Refusal } from '@stayfront/contract/problem';
import { productIdOf } from '@stayfront/contract/property/property-document';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import { whyTurnedAway } from '@stayfront/rules/demand/why-turned-away';
import { cheapestProduct, runTotal } from '@stayfront/rules/grid/cheapest-product';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { savedByOffers } from '@stayfront/rules/special-offer/saved-by-offers';
import { findAgeFault } from '@stayfront/rules/stay/find-age-fault';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { exchangedTo } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { candidateOffers } from '../offer/candidate-offers.ts';
import { gridOffers } from '../offer/grid-offers.ts';
import { checkSearch } from '../offer/check-search.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';

type Answer = HotelChainAvailabilities['hotels'][number];
type Asked = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly currency: CurrencyCode;
  /** The guest named the currency, and is told where it cannot be had. */
  readonly isCurrencyAsked: boolean;
};

/**
 * A hotel's cheapest best available rate for a stay, in the currency its chain is compared in; what keeps the hotel from answering is
 * said, not refused. `note` hears why a house that could answer has nothing.
 */
export async function bestPrice(
  { snapshots, rates }: Omit<OfferDeps, 'seal'>,
  hotel: Hotel,
  { stay, guests: asked, currency, isCurrencyAsked }: Asked,
  now: Instant,
  note: (reason: DemandReason | null) => void = () => {},
): Promise<Answer | Refusal<'currency.unsupported' | 'input.invalid'>> {
  const { hotelId, document } = hotel;
  // Houses of a chain call other ages children: one that does not call these so takes them as if none were told.
  const { ages: _, ...counts } = asked;
  const guests = findAgeFault(asked, document.guests)?.kind === 'range' ? counts : asked;
  const refusal = checkSearch(hotel, stay, guests, now);
  if (refusal?.refused === 'input.invalid') return { ...refusal, refused: refusal.refused };
  if (refusal) return { hotelId, isAvailable: false, problem: refusal.refused, bestPrice: null };
  const exchanged = exchangedTo(document.currency, currency, rates());
  const isWithoutRate = 'refused' in exchanged;
  if (isWithoutRate && isCurrencyAsked) return exchanged;
  const shown = isWithoutRate ? { currency: document.currency, as: (minor: number) => minor } : exchanged;
  const grid = await snapshots.gridFor(hotel, stay, now);
  const nights = nightCount(stay);
  const isAsked = (ratePlanId: string): boolean =>
    document.ratePlans.some((plan) => plan.id === ratePlanId && plan.isBestAvailableRate);
  const arrival = dayNumber(stay.arrival) - grid.firstDay;
  // A house whose best rates need a card that it cannot take is not full: its other rates are there.
  const offers = gridOffers(hotel, grid, candidateOffers(document, undefined).offers, now);
  const best =
    cheapestProduct(grid, arrival, nights, guests, { isAsked, offers }) ??
    cheapestProduct(grid, arrival, nights, guests, { offers });
  note(best ? null : whyTurnedAway(grid, arrival, nights, guests));
  if (!best) return { hotelId, isAvailable: false, problem: null, bestPrice: null };
  const { room, ratePlanId } = grid.products[best.product] ?? { room: 0, ratePlanId: '' };
  const saved = savedByOffers([best.offers], shown.as);
  const totalPrice = runTotal(grid, best, arrival, guests, shown.as);
  return {
    hotelId,
    isAvailable: true,
    problem: null,
    bestPrice: {
      productId: productIdOf(grid.rooms[room]?.id ?? '', ratePlanId),
      totalPrice,
      averagePerNight: averagePerNight(totalPrice, 0, nights),
      ...(saved.total > 0 ? { totalDiscount: saved.total, offerIds: saved.lines.map(({ offerId }) => offerId) } : {}),
      currency: shown.currency,
      hotelCurrency: document.currency,
      hotelTotalPrice: best.total,
    },
  };
}
