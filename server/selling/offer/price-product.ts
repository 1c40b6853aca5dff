import type { Language } from '@stayfront/contract/property/texts';
import type { LocalTaxLine } from '@stayfront/rules/booking/quote';
import { money } from '@stayfront/rules/money';
import type { PricedNight } from '@stayfront/rules/pricing/priced-night';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { dependOnOffers, mandatoryCost, type MandatoryService } from '@stayfront/rules/service/mandatory-services';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Guests } from '@stayfront/rules/stay/guests';
import { freedBy, type Freed } from '@stayfront/rules/special-offer/freed-by';
import type { OfferLine } from '@stayfront/rules/special-offer/offer-lines';
import { offersForStay } from '@stayfront/rules/special-offer/offers-for-stay';
import type { PricedChild } from '@stayfront/rules/special-offer/special-offer';
import { sumDiscounts } from '@stayfront/rules/special-offer/sum-discounts';
import { whyNoOffer, type NoOffer } from '@stayfront/rules/special-offer/why-no-offer';
import { appliedLines } from '@stayfront/rules/special-offer/applied-lines';
import type { AppliedOffer } from '@stayfront/rules/special-offer/apply-offers';
import { nightCount, nightsOf, type Stay } from '@stayfront/rules/stay/stay-date';
import { localTaxLines } from '@stayfront/rules/tax/local-tax-lines';
import { includedVat } from '@stayfront/rules/tax/taxes';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { CandidateOffers } from './candidate-offers.ts';
import { priceListOf, type ListedRate } from './price-list.ts';

/** What all products of one search have in common. */
export type Offering = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly language: Language;
  readonly texts: Texts;
  readonly shown: GuestCurrency;
  readonly candidates: CandidateOffers;
  readonly packageId: string | null;
  readonly expiresAt: Instant;
  readonly now: Instant;
};

/** A room at a rate with what the stay in it costs. */
export type PricedProduct = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly rate: ListedRate;
  /** The nights, in the guest's currency, as are the three after it. */
  readonly roomMinor: number;
  /** The nights and what is mandatory with them. */
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly averagePerNight: number;
  /** In the hotel's currency, as is everything after it. */
  readonly hotelRoom: number;
  readonly hotelTotal: number;
  readonly hotelDiscount: number;
  readonly nightPrices: readonly number[];
  /** Empty where no offer and no promotion is given. */
  readonly nightDiscounts: readonly number[];
  /** What each offer has taken off, of these discounts; the rest is the promotion's. */
  readonly offers: readonly OfferLine[];
  /** Nights and children that they make free. */
  readonly freed: Freed | undefined;
  /** The code that was used. */
  readonly promotionCode: string | null;
  readonly vat: number;
  readonly localTaxes: readonly LocalTaxLine[];
  /** Why the code takes nothing off; null where it does, or where there is none. */
  readonly noPromotion: NoPromotion | null;
};

/** Why a code is of no use: the offer's own limits, or that the price is as low without it. */
export type NoPromotion = NoOffer | { readonly kind: 'no-better-price' };

type PriceProduct = (
  roomId: string,
  ratePlanId: string,
  nightPrices: readonly number[],
  /** What children and infants pay of these nights, the youngest first. */
  children: () => readonly PricedChild[],
) => PricedProduct;

const nothing: readonly number[] = [];
const noOffers: readonly AppliedOffer[] = [];
const noLines: readonly OfferLine[] = [];

/** What nobody can refuse in a room at a rate, for the whole stay. */
type Mandatory = { readonly minor: number; readonly hotelMinor: number };

/** Prices products of one search. What is the same for several of them is worked out once. */
export function productPricer(
  hotel: Hotel,
  { stay, guests, shown, candidates, packageId, now }: Offering,
): PriceProduct {
  const { document } = hotel;
  const list = priceListOf(hotel);
  const nights = nightCount(stay);
  const dates = nightsOf(stay);
  const today = todayAt(document.timeZone, now);
  const vatTaxes = document.taxes.filter((tax) => tax.kind === 'vat');
  // With a tax service they are asked for once, at checkout.
  const taxes = document.config.useTaxService ? [] : document.taxes.filter((tax) => tax.kind === 'local');
  const sumShown = (amounts: readonly number[]): number => {
    let sum = 0;
    for (const amount of amounts) sum += shown.as(amount);
    return sum;
  };
  const priced = (amounts: readonly number[]): PricedNight[] =>
    dates.map((date, i) => ({ date, minor: amounts[i] ?? 0 }));
  const slept = { arrival: stay.arrival, nights, guests };
  const costs = new Map<readonly MandatoryService[], Mandatory>();
  const costOf = (listed: readonly MandatoryService[], freed?: Freed): Mandatory => {
    const services = packageId === null ? listed : [];
    const asked = freed ? { ...slept, freed } : slept;
    const hotelMinor = mandatoryCost(services, asked);
    return { hotelMinor, minor: shown.exchange === null ? hotelMinor : mandatoryCost(services, asked, shown.as) };
  };
  const mandatoryOf = (listed: readonly MandatoryService[], freed: Freed | undefined): Mandatory => {
    if (freed && dependOnOffers(listed)) return costOf(listed, freed);
    const known = costs.get(listed);
    if (known) return known;
    const fresh = costOf(listed);
    costs.set(listed, fresh);
    return fresh;
  };
  const { coded } = candidates;
  const offerStay = { today, arrival: stay.arrival, nights, guests };
  const offersFor = candidates.offers.length > 0 ? offersForStay(candidates.offers, offerStay) : null;
  const isBySize = taxes.every(({ basis }) => basis.kind !== 'percent');
  const sameTaxes = isBySize ? localTaxLines(taxes, priced(nothing), guests) : null;

  return (roomId, ratePlanId, nightPrices, children) => {
    const rate = list.get(ratePlanId);
    if (!rate) throw new Error(`The grid of hotel ${hotel.hotelId} has a rate plan that its document has not`);
    const applied = offersFor?.given({ roomId, ratePlanId, nightPrices, children, floor: rate.floor }) ?? noOffers;
    const nightDiscounts = applied.length > 0 ? sumDiscounts(applied) : nothing;
    const codedUse = coded && applied.find(({ offer }) => offer === coded.offer);
    const hotelRoom = sumOf(nightPrices);
    const hotelDiscount = sumOf(nightDiscounts);
    const paid = money(hotelRoom - hotelDiscount, document.currency);
    let vat = 0;
    for (const tax of vatTaxes) vat += includedVat(paid, tax.basisPoints).minor;
    const paidNights =
      applied.length > 0 ? nightPrices.map((price, i) => price - (nightDiscounts[i] ?? 0)) : nightPrices;
    const isSame = shown.exchange === null;
    const roomMinor = isSame ? hotelRoom : sumShown(nightPrices);
    const freed = rate.hasPartOfPrice ? freedBy(applied, nightPrices, children) : undefined;
    const mandatory = mandatoryOf(rate.mandatory(roomId), freed);
    const totalMinor = roomMinor + mandatory.minor;
    const discountMinor = isSame ? hotelDiscount : sumShown(nightDiscounts);
    return {
      roomId,
      ratePlanId,
      rate,
      roomMinor,
      totalMinor,
      discountMinor,
      averagePerNight: averagePerNight(totalMinor, discountMinor, nights),
      hotelRoom,
      hotelTotal: hotelRoom + mandatory.hotelMinor,
      hotelDiscount,
      nightPrices,
      nightDiscounts,
      offers: applied.length > 0 ? appliedLines(applied) : noLines,
      freed,
      promotionCode: codedUse ? coded.code : null,
      vat,
      localTaxes: sameTaxes ?? localTaxLines(taxes, priced(paidNights), guests),
      noPromotion:
        !coded || codedUse
          ? null
          : (whyNoOffer(coded.offer, offerStay, { roomId, ratePlanId, childAges: children().map(({ age }) => age) }) ??
            noBetterPrice),
    };
  };
}

const noBetterPrice = { kind: 'no-better-price' } as const;

function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
