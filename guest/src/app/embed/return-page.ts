import { originOf } from './origin-of.ts';

const nameOf = (hotelId: number): string => `stayfront-host-${hotelId}`;

/** Remembers, in this tab alone, the hotel's page that a guest came from to pay. */
export function keepReturnPage(hotelId: number, page: string): void {
  try {
    sessionStorage.setItem(nameOf(hotelId), page);
  } catch {
    // Forbidden: the guest sees the booking on our own page.
  }
}

/** That page, if it is on one of the hotel's sites: nobody is led anywhere else. */
export function returnPage(hotelId: number, origins: readonly string[]): string | null {
  try {
    const page = sessionStorage.getItem(nameOf(hotelId));
    return page !== null && origins.includes(originOf(page) ?? '') ? page : null;
  } catch {
    return null;
  }
}

export function forgetReturnPage(hotelId: number): void {
  try {
    sessionStorage.removeItem(nameOf(hotelId));
  } catch {
    // Nothing was kept either.
  }
}

/** Back to the hotel's page, where a guest came from it; false where not. */
export function leaveForHotelPage(hotelId: number, origins: readonly string[]): boolean {
  const page = returnPage(hotelId, origins);
  if (page === null) return false;
  forgetReturnPage(hotelId);
  location.replace(page);
  return true;
}
