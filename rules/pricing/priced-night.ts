import type { StayDate } from '../stay/stay-date.ts';

/** A night of a stay with an amount that belongs to it: its price, or what is taken off it. Minor units. */
export type PricedNight = { readonly date: StayDate; readonly minor: number };
