import type { Grid } from '@stayfront/rules/grid/grid';
import { quoteEnd } from '@stayfront/rules/booking/quote';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { Rates } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from './price-rooms.ts';

/** All that what a hotel offers hangs on besides the question: while it is the same, so is the answer. */
export type Circumstances = {
  readonly hotel: Hotel;
  readonly grid: Grid;
  /** Of the grid: it counts up when days are read again. */
  readonly edition: number;
  readonly popularity: ReadonlyMap<string, number>;
  readonly rates: Rates;
  /** When the quotes end. */
  readonly quotesEnd: number;
};

/** As things stand now; null where the database has to be asked. */
export async function readCircumstances(
  { snapshots, rates }: Pick<OfferDeps, 'snapshots' | 'rates'>,
  hotel: Hotel,
  now: Instant,
  stay: Stay = todayOf(hotel, now),
): Promise<Circumstances | null> {
  if (!snapshots.knownGrid(hotel, stay, now)) return null;
  const popularity = await snapshots.popularity(hotel, now);
  const grid = snapshots.knownGrid(hotel, stay, now);
  return grid && { hotel, grid, edition: grid.edition.count, popularity, rates: rates(), quotesEnd: quoteEnd(now) };
}

const todayOf = ({ document }: Hotel, now: Instant): Stay => {
  const today = todayAt(document.timeZone, now);
  return { arrival: today, departure: today };
};

export const areSame = (one: Circumstances, other: Circumstances): boolean =>
  one.hotel === other.hotel &&
  one.grid === other.grid &&
  one.edition === other.edition &&
  one.popularity === other.popularity &&
  one.rates === other.rates &&
  one.quotesEnd === other.quotesEnd;
