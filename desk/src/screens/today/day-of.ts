/** The day that an address asks for; today where it asks for none, or for something that is no day. */
export function dayOf(query: URLSearchParams, today: string): string {
  const wanted = query.get('day') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : today;
}
