import { isStayDate } from '@stayfront/rules/stay/stay-date';

/** The day that an address names; null where it names none, which means the last. */
export function dayIn(query: URLSearchParams): string | null {
  const day = query.get('day') ?? '';
  return isStayDate(day) ? day : null;
}
