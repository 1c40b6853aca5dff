import type { Availabilities } from '@stayfront/contract/offer';
import type { Search } from '../../app/flow/search.ts';
import { useReasons } from '../../features/search/use-reasons.ts';

type WhyNotAvailableProps = { search: Search; reasons: Availabilities['reasons'] };

/** What keeps one room from these days, in the words of the list of rooms. */
export default function WhyNotAvailable({ search, reasons }: WhyNotAvailableProps) {
  return useReasons(search, reasons).map((words) => <p key={words}>{words}</p>);
}
