import type { Availabilities, AvailabilityItem, Product } from '@stayfront/contract/offer';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** What a room costs with all that is mandatory: the price that is seen. */
export const costOf = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;

/** The nights alone, of an offer as of a booked room. */
export const roomCost = ({ roomPrice, totalDiscount }: Pick<Product, 'roomPrice' | 'totalDiscount'>): number =>
  roomPrice - totalDiscount;

/** What a booked room costs, counted as offers are: with those of its services that are mandatory in one of them. */
export function bookedCost(booked: ReservedRoom, offers: readonly AvailabilityItem[]): number {
  const mandatory = new Set(
    offers.flatMap(({ products }) =>
      products.flatMap(({ mandatoryServices }) => mandatoryServices.map(({ serviceId }) => serviceId)),
    ),
  );
  return booked.services
    .filter(({ serviceId }) => mandatory.has(serviceId))
    .reduce((sum, { totalPrice }) => sum + totalPrice, roomCost(booked));
}

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
    kept?.guestRoomId === roomId && kept.ratePlanId === product.ratePlanId && roomCost(product) >= roomCost(kept);
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
