import { questionOf, type Question } from '../../flow/question.ts';
import type { Search } from '../../flow/search.ts';
import { useOpenedRequest } from '../../flow/use-booking-request.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** What to ask the server for a search: in the guest's currency, and without the rooms that are chosen already. */
export function useQuestion(search: Search): Question {
  const { hotelId } = useHotel();
  const { currency } = useVisit();
  const { orders, held } = useOpenedRequest(hotelId);
  return questionOf(search, currency, orders, held);
}
