import { expect, test } from 'vitest';
import { findMissing, type HouseFacts } from './missing.ts';

const room = { roomId: 'double', hasPicture: true, hasStock: true, hasPrice: true };
const whole: HouseFacts = {
  rooms: [room],
  ratePlans: 1,
  bookableRatePlans: 1,
  nights: 720,
  pricedNights: 720,
  canBeReached: true,
  hasOwnTagline: true,
  hasOwnDescription: true,
  hasHousePicture: true,
  hasOwnPrivacyText: true,
  hasTerms: true,
  takesPayments: true,
  hasVat: true,
};
const needed = (house: HouseFacts): string[] =>
  findMissing(house).flatMap(({ code, isNeeded }) => (isNeeded ? [code] : []));

test('a house that has everything misses nothing', () => {
  expect(findMissing(whole)).toEqual([]);
});

test('without rooms, rates, stock or a price that can be booked nobody is let in, and each is said once', () => {
  expect(needed({ ...whole, rooms: [], ratePlans: 0, bookableRatePlans: 0 })).toEqual(['rooms', 'rates']);
  expect(needed({ ...whole, rooms: [{ ...room, hasStock: false, hasPrice: false }] })).toEqual(['stock']);
  expect(needed({ ...whole, rooms: [{ ...room, hasPrice: false }] })).toEqual(['prices']);
  expect(needed({ ...whole, bookableRatePlans: 0, rooms: [{ ...room, hasPrice: false }] })).toEqual(['bookable-rate']);
  expect(needed({ ...whole, canBeReached: false })).toEqual(['contact']);
});

test('what only makes a page better keeps nobody out, and is said of the room it is about', () => {
  const suite = { roomId: 'suite', hasPicture: false, hasStock: true, hasPrice: false };
  const found = findMissing({
    ...whole,
    rooms: [room, suite],
    pricedNights: 100,
    takesPayments: false,
    hasTerms: false,
  });
  expect(found.map(({ code, roomId }) => [code, roomId])).toEqual([
    ['room-price', 'suite'],
    ['room-picture', 'suite'],
    ['prices-end-early', null],
    ['terms', null],
    ['payment', null],
  ]);
  expect(found.every(({ isNeeded }) => !isNeeded)).toBe(true);
});
