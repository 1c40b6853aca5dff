import type { Guests } from '@stayfront/rules/stay/guests';
import { withOrders, type BookingRequest, type SearchedFor } from './booking-request.ts';

/** Gives a room back, at its place in the orders; its stay is the one that a room is chosen for next. */
export function withRoomGivenBack(request: BookingRequest, search: SearchedFor, place: number): BookingRequest {
  const orders = withoutPlace(request.orders, place);
  const stays = staysOf(request, search);
  const others = withoutPlace(stays, place);
  // Those that have their room come first, so that each order keeps the guests it was chosen for.
  const rooms = [...others.slice(0, orders.length), ...stays.slice(place, place + 1), ...others.slice(orders.length)];
  return { ...withOrders(request, orders), search: { ...search, rooms } };
}

/** Takes a room out together with its stay. The last stay remains: there is no search without one. */
export function withRoomRemoved(request: BookingRequest, search: SearchedFor, place: number): BookingRequest {
  const stays = staysOf(request, search);
  const rooms = stays.length > 1 ? withoutPlace(stays, place) : stays;
  return { ...withOrders(request, withoutPlace(request.orders, place)), search: { ...search, rooms } };
}

/** Leaves it at the rooms that are chosen: stays without one are no longer wanted. */
export const withChosenOnly = (request: BookingRequest, search: SearchedFor): BookingRequest => ({
  ...request,
  search: { ...search, rooms: staysOf(request, search).slice(0, Math.max(1, request.orders.length)) },
});

/** The guests of every stay: an address that was opened meanwhile may speak of fewer than have a room. */
const staysOf = ({ orders }: Pick<BookingRequest, 'orders'>, { rooms }: SearchedFor): Guests[] => [
  ...rooms,
  ...orders.slice(rooms.length).map(({ guests }) => guests),
];

/** Other guests and rooms are wanted: `kept` has the old places of those that stay. A stay that goes takes its room along. */
export function withStaysKept(request: BookingRequest, stays: number, kept: readonly number[]): BookingRequest {
  const orders = request.orders.filter((_, place) => place >= stays || kept.includes(place));
  return orders.length === request.orders.length ? request : withOrders(request, orders);
}

const withoutPlace = <One>(list: readonly One[], place: number): One[] => list.filter((_, at) => at !== place);
