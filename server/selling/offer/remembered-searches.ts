import type { TurnedAway } from '../demand/counted-visits.ts';
import { areSame, type Circumstances } from './circumstances.ts';
import { rememberAnswers, type RememberedAnswers } from './remembered-answers.ts';

/** An answer as JSON, and where in it stands the time until which its prices are shown. */
export type RememberedSearch = {
  readonly json: Buffer;
  readonly timeAt: number;
  /** Null where something can be booked. */
  readonly turnedAway: TurnedAway | null;
};

export type RememberedSearches = RememberedAnswers<Circumstances, RememberedSearch>;

/** What was searched a moment ago, hotel by hotel. */
export const rememberSearches = (mostBytes: number): RememberedSearches =>
  rememberAnswers({ mostBytes, houseOf: ({ hotel }) => hotel.hotelId, areSame });
