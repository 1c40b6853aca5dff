import type { Product } from '@stayfront/contract/offer';
import { maxRooms, type Guests } from '@stayfront/rules/stay/guests';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyRequest,
  progressOf,
  withOrders,
  withRoom,
  type BookingRequest,
  type Order,
  type SearchedFor,
} from './booking-request.ts';
import { withChosenOnly, withRoomGivenBack, withRoomRemoved, withStaysKept } from './change-rooms.ts';
import { completingStep, nextStep, servicesOf } from './next-step.ts';
import { findServed, withOrder } from './order-services.ts';
import { dice } from '@stayfront/rules/testing/dice';

const hotelId = 7;
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-12') };
const adults = (count: number): Guests => ({ adults: count, children: 0, infants: 0 });
const orderOf = (guests: Guests, hasServices: boolean, name = 'double'): Order => ({
  guestRoomId: name,
  roomTypeName: name,
  stay,
  guests,
  product: { productId: `${name}.flexible`, hasServices } as Product,
});

/** A guest in the middle of a booking: what the browser keeps, what the address asks for, and the page. */
type Moment = { readonly request: BookingRequest; readonly address: SearchedFor; readonly page: string };
type Step = (moment: Moment) => Moment;

const rooms = `/${hotelId}`;
const form = `/${hotelId}/checkout/guest-info`;
const isServices = (page: string): boolean => page.includes('add-services');
const fresh: SearchedFor = { stay, rooms: [adults(2)], promoCode: null };
const begun: Moment = { request: emptyRequest('Abcdefgh12345678'), address: fresh, page: rooms };
const placeIn = <One>(list: readonly One[], seed: number): number => seed % list.length;
const goTo = (moment: Moment, request: BookingRequest, page: string): Moment => ({
  request,
  // Every way back to the rooms carries the search of the booking in its address.
  address: page === rooms ? (request.search ?? moment.address) : moment.address,
  page,
});
const atRooms =
  (step: Step): Step =>
  (moment) =>
    moment.page === rooms ? step(moment) : moment;
const withChosen = (step: (moment: Moment, place: number) => BookingRequest, seed: number): Step =>
  atRooms((moment) =>
    moment.request.orders.length === 0
      ? moment
      : goTo(moment, step(moment, placeIn(moment.request.orders, seed)), rooms),
  );

const book = (hasServices: boolean): Step =>
  atRooms((moment) => {
    const { isAllBooked, roomNumber } = progressOf(moment.request, moment.address.rooms);
    if (isAllBooked) return moment;
    const guests = moment.address.rooms[roomNumber - 1] ?? adults(2);
    const request = withRoom(moment.request, orderOf(guests, hasServices), moment.address);
    return goTo(moment, request, nextStep(hotelId, request) ?? rooms);
  });

const leaveServices =
  (isAdding: boolean): Step =>
  (moment) => {
    if (!isServices(moment.page)) return moment;
    const index = findServed(moment.request.orders, 'double');
    const left = withOrder(moment.request, index, { isBooked: true });
    const search = left.search ?? moment.address;
    const isWider = isAdding && search.rooms.length < maxRooms;
    const request = { ...left, search: isWider ? { ...search, rooms: [...search.rooms, adults(2)] } : search };
    return goTo(moment, request, nextStep(hotelId, request) ?? rooms);
  };

const chooseGuests = (kept: readonly boolean[], count: number, isAdding: boolean): Step =>
  atRooms((moment) => {
    const old = moment.address.rooms;
    const places = old.flatMap((_, place) => (place === 0 || kept[place] ? [place] : []));
    const stays = places.map(() => adults(count));
    return {
      ...moment,
      request: withStaysKept(moment.request, old.length, places),
      address: { ...moment.address, rooms: isAdding && stays.length < maxRooms ? [...stays, adults(1)] : stays },
    };
  });

const back: Step = (moment) => {
  const { request } = moment;
  if (isServices(moment.page)) return goTo(moment, withOrders(request, request.orders.slice(0, -1)), rooms);
  return moment.page === form ? goTo(moment, request, servicesOf(hotelId, request.orders.at(-1)) ?? rooms) : moment;
};

const complete: Step = atRooms((moment) => {
  const step = completingStep(hotelId, moment.request, moment.address);
  return step === null ? moment : goTo(moment, { ...moment.request, search: moment.address }, step);
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.boolean().map(book),
  fc.boolean().map(leaveServices),
  fc
    .record({ kept: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), count: fc.nat(3), isAdding: fc.boolean() })
    .map(({ kept, count, isAdding }) => chooseGuests(kept, count + 1, isAdding)),
  fc.nat().map((seed) => withChosen(({ request, address }, place) => withRoomGivenBack(request, address, place), seed)),
  fc.nat().map((seed) => withChosen(({ request, address }, place) => withRoomRemoved(request, address, place), seed)),
  fc.constant(withChosen(({ request, address }) => withChosenOnly(request, address), 0)),
  fc.constant(complete),
  fc.constant(back),
  // The answer to the search has come: the booking remembers what was asked for.
  fc.constant<Step>(atRooms((moment) => ({ ...moment, request: { ...moment.request, search: moment.address } }))),
  fc.constant<Step>((moment) =>
    moment.page === form ? { ...moment, request: { ...moment.request, isDetailed: true } } : moment,
  ),
  // A link to other rooms is opened in the same browser.
  fc.integer({ min: 1, max: maxRooms }).map((count): Step => (moment) => ({
    ...moment,
    page: rooms,
    address: { ...fresh, rooms: Array.from({ length: count }, () => adults(2)) },
  })),
  fc.constant<Step>(() => begun),
);

describe('wherever a guest has come to', () => {
  test('there is a way to go on, and one to change what was chosen', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
        const { request, address, page } = steps.reduce((moment, step) => step(moment), begun);
        if (page !== rooms) return;
        const { isAllBooked } = progressOf(request, address.rooms);
        const onward = completingStep(hotelId, request, address);
        expect(isAllBooked).toBe(onward !== null); // else the rooms can be booked
        request.orders.forEach((order, place) => {
          const changed = withRoomGivenBack(request, address, place);
          const stays = changed.search?.rooms ?? [];
          expect(progressOf(changed, stays).isAllBooked).toBe(false);
          expect(changed.orders).toEqual(request.orders.filter((_, at) => at !== place));
          expect(stays).toHaveLength(Math.max(address.rooms.length, request.orders.length));
          const removed = withRoomRemoved(request, address, place);
          expect(removed.orders).not.toContain(order);
          expect(removed.search?.rooms.length).toBeGreaterThan(0);
        });
        if (request.orders.length === 0) return;
        const chosen = withChosenOnly(request, address);
        expect(completingStep(hotelId, chosen, chosen.search ?? address)).not.toBeNull();
      }),
      { numRuns: dice(1_000) },
    );
  });

  test('one room too many, taken out before the search has answered, leads on to the one that is chosen', () => {
    const chosen = withRoom(begun.request, { ...orderOf(adults(2), true), isBooked: true }, fresh);
    const wider = { ...chosen, search: { ...fresh, rooms: [adults(2), adults(2)] } };
    expect(completingStep(hotelId, wider, fresh)).toBe(form);
  });
});

describe('a room that is changed', () => {
  const search = { ...fresh, rooms: [adults(1), adults(2), adults(3)] };
  const both = {
    ...begun.request,
    orders: [orderOf(adults(1), false, 'single'), orderOf(adults(2), false, 'double')],
    search,
  };

  test('is chosen next for its own guests, and the others keep theirs', () => {
    const { orders, search: next } = withRoomGivenBack(both, search, 0);
    expect(orders.map(({ guestRoomId }) => guestRoomId)).toEqual(['double']);
    expect(next?.rooms).toEqual([adults(2), adults(1), adults(3)]);
    expect(next?.stay).toEqual(stay);
  });

  test('or removed goes with its guests; the last stay remains', () => {
    expect(withRoomRemoved(both, search, 0).search?.rooms).toEqual([adults(2), adults(3)]);
    const only = withRoom(begun.request, orderOf(adults(2), false), fresh);
    expect(withRoomRemoved(only, fresh, 0)).toMatchObject({ orders: [], search: fresh });
  });

  test('is given back with the stay that the guest takes out', () => {
    expect(withStaysKept(both, 3, [0, 2]).orders.map(({ guestRoomId }) => guestRoomId)).toEqual(['single']);
    expect(withStaysKept(both, 3, [0, 1])).toBe(both);
  });
});
