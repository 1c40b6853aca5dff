import { bookableDays } from '@stayfront/rules/stay/hotel-clock';
import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What is wrong with the dates of an address; nothing where it has none. A past arrival is told, the rest put right. */
export function checkDates(query: URLSearchParams, today: StayDate): 'past' | 'invalid' | null {
  const [checkIn, checkOut] = [query.get('checkIn'), query.get('checkOut')];
  const { last } = bookableDays(today);
  if (checkIn !== null && !isStayDate(checkIn)) return 'invalid';
  if (checkOut !== null && !isStayDate(checkOut)) return 'invalid';
  if (checkIn !== null && checkIn < today) return 'past';
  if (checkIn !== null && checkIn >= last) return 'invalid';
  if (checkOut !== null && (checkOut > last || checkOut <= (checkIn ?? today))) return 'invalid';
  return null;
}
