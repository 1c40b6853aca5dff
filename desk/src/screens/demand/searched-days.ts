import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import type { SearchedDays } from '../../app/data/demand-queries.ts';

/** How far back one looks; four weeks where the address says nothing else. */
export const spans = ['7', '28', '91', '364'] as const;
export type Span = (typeof spans)[number];

export const spanIn = (query: URLSearchParams): Span => spans.find((span) => span === query.get('days')) ?? '28';

/** The days up to today, at the hotel. */
export const searchedDays = (query: URLSearchParams, today: string): SearchedDays => ({
  from: addDays(stayDate(today), 1 - Number(spanIn(query))),
  to: stayDate(today),
});
