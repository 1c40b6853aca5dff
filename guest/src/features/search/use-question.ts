import { questionOf, type Question } from '../../app/flow/question.ts';
import type { Search } from '../../app/flow/search.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** What to ask the server for a search: in the guest's currency, and without the rooms that are chosen already. */
export function useQuestion(search: Search): Question {
  const { hotelId } = useHotel();
  const { currency } = useVisit();
  const { orders, held } = useOpenedRequest(hotelId);
  return questionOf(search, currency, orders, held);
}
