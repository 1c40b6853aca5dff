import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { writeSearch } from '../../app/flow/search.ts';

/** The page of the package that was chosen last, for the dates that were chosen; null where it is no package. */
export function packageOf(
  hotelId: number,
  { orders, search }: Pick<BookingRequest, 'orders' | 'search'>,
): string | null {
  const id = orders.at(-1)?.product.hotelPackageId;
  if (!id) return null;
  const query = search ? `?${writeSearch(new URLSearchParams(), search).toString()}` : '';
  return `/${hotelId}/package/${id}${query}`;
}
