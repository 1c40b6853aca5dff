import type { Availabilities, AvailabilityItem, Product } from '@stayfront/contract/offer';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservedRoom } from '../manage/standing-rooms.ts';

export const costOf = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;

/** What a booked room costs without its services, as an offer counts it. */
export const bookedCost = ({ roomPrice, totalDiscount }: ReservedRoom): number => roomPrice - totalDiscount;

/**
 * The rooms and rates that can be had instead. A card as guarantee is asked for when a room is booked, so such rates are
 * there only for reservations that have one; and the booked rate itself only where it has become cheaper.
 */
export function offeredRooms(
  { availabilities }: Availabilities,
  reservation: Reservation,
  kept: ReservedRoom | null,
): AvailabilityItem[] {
  const hasCard = reservation.roomStays.some(({ guaranteeType }) => guaranteeType !== 'None');
  const isKept = (roomId: string, product: Product): boolean =>
    kept?.guestRoomId === roomId && kept.ratePlanId === product.ratePlanId && costOf(product) >= bookedCost(kept);
  return availabilities
    .filter(({ availability }) => availability > 0)
    .map((item) => ({
      ...item,
      products: item.products.filter(
        (product) =>
          product.isBookable &&
          (hasCard || product.guaranteeType !== 'GuaranteeRequired') &&
          !isKept(item.guestRoomId, product),
      ),
    }))
    .filter(({ products }) => products.length > 0);
}
