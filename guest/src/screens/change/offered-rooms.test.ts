import type { Availabilities, Product } from '@stayfront/contract/offer';
import type { Reservation } from '@stayfront/contract/reservation';
import { expect, test } from 'vitest';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import { bookedCost, costOf, offeredRooms } from './offered-rooms.ts';

const product = (ratePlanId: string, guaranteeType: Product['guaranteeType'], totalPrice = 200): Product =>
  ({
    productId: `double.${ratePlanId}`,
    ratePlanId,
    guaranteeType,
    totalPrice,
    roomPrice: totalPrice,
    mandatoryServices: [],
    totalDiscount: 0,
    isBookable: true,
  }) as Partial<Product> as Product;
const answer = (availability: number, ...products: Product[]) =>
  ({ availabilities: [{ guestRoomId: 'double', availability, popularity: 0, products }] }) as unknown as Availabilities;
const reservation = (guaranteeType: Product['guaranteeType']) =>
  ({ roomStays: [{ guaranteeType }] }) as unknown as Reservation;
const kept = { guestRoomId: 'double', ratePlanId: 'flexible', roomPrice: 200, totalDiscount: 0 } as ReservedRoom;
const rates = (...args: Parameters<typeof offeredRooms>) =>
  offeredRooms(...args).flatMap(({ products }) => products.map(({ ratePlanId }) => ratePlanId));

test('a room that is sold out is not offered, nor a rate that cannot be paid here', () => {
  expect(rates(answer(0, product('flexible', 'None')), reservation('None'), null)).toEqual([]);
  const unpayable = { ...product('prepaid', 'PrePay'), isBookable: false };
  expect(rates(answer(2, unpayable, product('flexible', 'None')), reservation('None'), null)).toEqual(['flexible']);
});

test('a rate that needs a card as guarantee is for a reservation that has one', () => {
  const offered = answer(2, product('guaranteed', 'GuaranteeRequired'));
  expect(rates(offered, reservation('None'), null)).toEqual([]);
  expect(rates(offered, reservation('GuaranteeRequired'), null)).toEqual(['guaranteed']);
});

test('the booked rate is offered again only where it costs less today', () => {
  expect(rates(answer(2, product('flexible', 'None', 200)), reservation('None'), kept)).toEqual([]);
  expect(rates(answer(2, product('flexible', 'None', 199)), reservation('None'), kept)).toEqual(['flexible']);
});

test('what is mandatory is in the price of an offer and of the booked room alike, so that only a true difference is one', () => {
  const reeds = { serviceId: 'reeds', unitPrice: 6, quantity: 1 };
  const offer = {
    ...product('flexible', 'None', 206),
    roomPrice: 200,
    mandatoryServices: [reeds],
  } as unknown as Product;
  const booked = {
    ...kept,
    services: [
      { serviceId: 'reeds', totalPrice: 6 },
      { serviceId: 'sauna', totalPrice: 30 },
    ],
  };
  const { availabilities } = answer(2, offer);
  expect(costOf(offer) - bookedCost(booked as ReservedRoom, availabilities)).toBe(0);
  // The booked rate at the same price a night has not become cheaper, and not dearer either.
  expect(rates(answer(2, offer), reservation('None'), booked as ReservedRoom)).toEqual([]);
});
