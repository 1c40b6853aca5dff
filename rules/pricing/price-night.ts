import { roundRatio } from '../money.ts';
import type { Guests } from '../stay/guests.ts';

/** What one night costs in the hotel's currency: a price for each number of adults, then supplements. All minor units. */
export type NightPrices = {
  /** For 1 adult, 2 adults, … */
  readonly byAdults: readonly number[];
  readonly extraAdult: number;
  readonly child: number;
  readonly infant: number;
};

export function priceNight(prices: NightPrices, guests: Guests): number {
  const listed = Math.min(guests.adults, prices.byAdults.length);
  const base = prices.byAdults[listed - 1];
  if (base === undefined) throw new RangeError('A night needs a price for at least one adult');
  return (
    base +
    (guests.adults - listed) * prices.extraAdult +
    guests.children * prices.child +
    guests.infants * prices.infant
  );
}

/** The price per night that a card shows: what is paid for the stay, spread over its nights. */
export const averagePerNight = (totalMinor: number, discountMinor: number, nights: number): number =>
  roundRatio(totalMinor - discountMinor, nights);
