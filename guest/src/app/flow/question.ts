import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { chosenText, type ChosenRoom } from './chosen-cookie.ts';
import type { Search } from './search.ts';

/** What the server is asked for one room of a search. */
export type Question = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly promoCode: string | null;
  readonly currency: CurrencyCode;
  /** Rooms of this booking that are chosen already, and so no longer free. */
  readonly chosen: string;
  /** The session for which rooms are held: free for this guest. */
  readonly held: string | null;
};

export const questionOf = (
  search: Search,
  currency: CurrencyCode,
  orders: readonly ChosenRoom[],
  held: string | null,
): Question => ({
  stay: search.stay,
  guests: search.guests,
  promoCode: search.promoCode,
  currency,
  chosen: chosenText(orders),
  held,
});

/** Whether two questions differ at most in the currency they are asked in. */
export const isSameWish = (a: Question, b: Question): boolean =>
  JSON.stringify({ ...a, currency: b.currency }) === JSON.stringify(b);
