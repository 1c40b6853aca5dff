import { scale } from '../money.ts';

/** What of an amount that was asked for would have come: by the share of searches that book. */
export const likelyOf = (
  asked: number,
  { search, booked }: { readonly search: number; readonly booked: number },
): number => (search === 0 ? 0 : scale(asked, Math.min(booked, search), search));
