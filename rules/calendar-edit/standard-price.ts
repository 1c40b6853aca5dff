import { roundRatio } from '../money.ts';
import { priceNight, type NightPrices, type PricesPer } from '../pricing/price-night.ts';
import type { Party } from '../pricing/party.ts';

/** What the standard party pays; null where the night is not sold to it. */
export function standardPrice(prices: NightPrices | null | undefined, party: Party, per: PricesPer): number | null {
  const price = prices ? priceNight(prices, party, per) : null;
  return typeof price === 'number' ? price : null;
}

/**
 * A list of prices by which the standard party pays so much: what is listed for other numbers of adults moves by the same
 * difference, never below 0, and supplements and bands stay. Prices per person are rounded to whole minor units.
 */
export function withStandardPrice(list: NightPrices | null, minor: number, party: Party, per: PricesPer): NightPrices {
  const one = per === 'person' ? roundRatio(minor, party.adults) : minor;
  // Nothing is known of others: they are sold a room for as many as it is meant for, at its price.
  if (!list)
    return { byAdults: Array.from({ length: party.adults }, () => one), extraAdult: null, child: 0, infant: 0 };
  const listed = list.byAdults.length;
  const place = Math.min(per === 'person' ? party.persons : party.adults, listed) - 1;
  const now = list.byAdults[place];
  const beyond = Math.max(0, party.adults - listed) * (list.extraAdult ?? 0);
  if (now === null || now === undefined)
    return { ...list, byAdults: list.byAdults.map((price, i) => (i === place ? one : price)) };
  const target =
    per === 'person' ? roundRatio(Math.max(0, minor - beyond), Math.min(party.adults, listed)) : minor - beyond;
  return {
    ...list,
    byAdults: list.byAdults.map((price) => (price === null ? null : Math.max(0, price + target - now))),
  };
}
