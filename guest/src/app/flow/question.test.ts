import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { isSameWish, questionOf } from './question.ts';

const guests = { adults: 2, children: 0, infants: 0 };
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };
const search = { stay, rooms: [guests, guests], guests, promoCode: 'WELCOME10' };
const order = { guestRoomId: 'suite', roomTypeName: 'Suite', stay, guests, product: {} as Product };

test('a question names the rooms that are chosen already', () => {
  expect(questionOf(search, 'EUR', [order, { ...order, guestRoomId: 'twin' }], null)).toEqual({
    stay,
    guests,
    promoCode: 'WELCOME10',
    currency: 'EUR',
    chosen: 'suite.2027-06-11.2027-06-14,twin.2027-06-11.2027-06-14',
    held: null,
  });
});

test('another currency is the same wish, another code or a chosen room is not', () => {
  const wish = questionOf(search, 'EUR', [], null);
  expect([
    isSameWish(wish, questionOf(search, 'CHF', [], null)),
    isSameWish(wish, questionOf({ ...search, promoCode: null }, 'EUR', [], null)),
    isSameWish(wish, questionOf(search, 'EUR', [order], null)),
    isSameWish(wish, questionOf(search, 'EUR', [], 'Abcdefgh12345678')),
  ]).toEqual([true, false, false, false]);
});
