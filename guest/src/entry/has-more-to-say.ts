import type { Loaded, Screen } from '../app/page/screen.ts';
import { filterNames } from '../features/search/room-filters.ts';

/**
 * Where nothing is found, perhaps only by a filter of the link, or a code takes nothing off, the list of rooms has more
 * to say than other pages of the search.
 */
export const hasMoreToSay = (route: Screen | null, query: URLSearchParams, loaded: Loaded | null): boolean =>
  route?.path === '' &&
  (filterNames.some((name) => query.has(name)) ||
    Boolean(loaded?.offers?.promotion?.problem) ||
    !loaded?.offers?.availabilities.some(({ availability, products }) => availability > 0 && products.length > 0));
