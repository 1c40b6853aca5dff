import { freshSearch, hotelToday, writeSearch, type Search } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useResetSearch } from '../frame/use-reset-search.ts';

/** The way back to an empty search, where there is anything to reset. */
export function useSearchReset(search: Search): (() => void) | undefined {
  const { config, info } = useHotel();
  const { now } = useVisit();
  const reset = useResetSearch();
  const fresh = freshSearch(hotelToday(info.timeZone, now), config.guestsBounds);
  return textOf(search) === textOf(fresh) ? undefined : reset;
}

const textOf = (search: Search): string => writeSearch(new URLSearchParams(), search).toString();
