import type { Party } from '../pricing/party.ts';
import { nightLines, priceNight, type NightPrices, type NoNightPrice, type PricesPer } from '../pricing/price-night.ts';
import type { PricedChild } from '../special-offer/special-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** What so many nights cost together, and other amounts from one night to another, both included. */
type SeasonPrices = NightPrices & {
  readonly seasons?: readonly (NightPrices & { readonly from: StayDate; readonly to: StayDate })[] | undefined;
};

/** One price for so many nights, whatever the rate plan asks for them. */
export type StayPrice = SeasonPrices & {
  readonly kind: 'stay';
  readonly nights: number;
  /** Further nights cost what the rate plan asks, or are not sold. */
  readonly extraNight: 'rate' | 'none';
  /** Rooms with prices of their own. */
  readonly rooms?: Readonly<Record<string, SeasonPrices>> | undefined;
};

/** What is added to the nights of the rate plan. */
export type OnTopPrice = {
  readonly kind: 'on-top';
  readonly per: 'stay' | 'night' | 'person' | 'person-night';
  readonly minor: number;
  /** Absent: as an adult. */
  readonly childMinor?: number | undefined;
  /** Absent: nothing. */
  readonly infantMinor?: number | undefined;
};

export type PackagePrice = StayPrice | OnTopPrice;

export type NoPackagePrice = NoNightPrice | { readonly kind: 'no-price'; readonly night: StayDate };

/** A stay in a room of a package, and how its guests pay there. */
export type PricedIn = {
  readonly roomId: string;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly guests: Guests;
  readonly party: Party;
  readonly pricesPer: PricesPer;
};

/**
 * What each night of a stay in a package costs. A price for so many nights is shared out over them to the last unit, the
 * earlier nights first; where a night lies in another season its share is one of that season's price. `rateNight` is
 * what the rate plan asks for the night at a place of the stay: it is looked at where the package says nothing of it.
 */
export function packageNights(
  price: PackagePrice | undefined,
  stay: PricedIn,
  rateNight: (place: number) => number | NoPackagePrice,
): number[] | NoPackagePrice {
  const prices: number[] = [];
  for (let place = 0; place < stay.nights; place++) {
    const night = isOwnNight(price, place) ? ownNight(price, stay, place) : rateNight(place);
    if (typeof night !== 'number') return night;
    prices.push(night + (price?.kind === 'on-top' ? onTopOf(price, stay, place) : 0));
  }
  return prices;
}

/** Whether the night at a place of the stay is one that the package itself has a price for. */
export const isOwnNight = (price: PackagePrice | undefined, place: number): price is StayPrice =>
  price?.kind === 'stay' && place < price.nights;

function ownNight(price: StayPrice, stay: PricedIn, place: number): number | NoNightPrice {
  const whole = priceNight(listOn(price, stay, place), stay.party, stay.pricesPer);
  return typeof whole === 'number' ? shareOf(whole, price.nights, place) : whole;
}

function listOn(price: StayPrice, { roomId, arrival }: PricedIn, place: number): NightPrices {
  const night = addDays(arrival, place);
  const list: SeasonPrices = price.rooms?.[roomId] ?? price;
  return list.seasons?.find(({ from, to }) => night >= from && night <= to) ?? list;
}

function onTopOf({ per, minor, childMinor = minor, infantMinor = 0 }: OnTopPrice, stay: PricedIn, place: number) {
  const { adults, children, infants } = stay.guests;
  const isByPerson = per === 'person' || per === 'person-night';
  const amount = isByPerson ? adults * minor + children * childMinor + infants * infantMinor : minor;
  return per === 'stay' || per === 'person' ? shareOf(amount, stay.nights, place) : amount;
}

/** The same as `spread` over equal weights. */
const shareOf = (amount: number, parts: number, place: number): number =>
  Math.floor(amount / parts) + (place < amount % parts ? 1 : 0);

/**
 * What each child and infant pays of the nights, the youngest first, as offers for children count it: without what the
 * package puts on top, which is no child's price. `rateNight` as above, for each child and then each infant.
 */
export function packageChildren(
  price: PackagePrice | undefined,
  stay: PricedIn,
  rateNight: (place: number) => readonly number[],
): PricedChild[] {
  const byNight = Array.from({ length: stay.nights }, (_, place) =>
    isOwnNight(price, place) ? ownMinors(price, stay, place) : rateNight(place),
  );
  return [...stay.party.children, ...stay.party.infants]
    .map((age, child) => ({ age, nightPrices: byNight.map((minors) => minors[child] ?? 0) }))
    .toSorted((a, b) => a.age - b.age);
}

function ownMinors(price: StayPrice, stay: PricedIn, place: number): number[] {
  const lines = nightLines(listOn(price, stay, place), stay.party, stay.pricesPer);
  if ('kind' in lines) return [];
  return lines.flatMap((line) => ('age' in line ? [shareOf(line.minor, price.nights, place)] : []));
}
