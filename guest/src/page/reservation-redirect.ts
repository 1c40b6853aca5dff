import { matchPath } from 'react-router';

/** The link in a guest's mail leads to the reservation as it was confirmed, until there is a page to manage it. */
export function reservationRedirect(pathname: string, query: URLSearchParams): string | null {
  const found = matchPath('/:hotelId/reservation/:reservationId', pathname)?.params;
  // Pages of their own (to cancel, to pay) stand at the same place as a reference.
  if (!found?.hotelId || !found.reservationId || /^(cancel|payment)$/.test(found.reservationId)) return null;
  const shown = new URLSearchParams();
  for (const [name, value] of query) shown.set(name === 'token' ? 't' : name, value);
  shown.set('reservationId', found.reservationId); // the path names it, whatever the query says
  return `/${found.hotelId}/checkout/thank-you?${shown.toString()}`;
}
