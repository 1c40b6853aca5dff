import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import type { Reservation } from '@stayfront/contract/reservation';
import { expect, test } from 'vitest';
import { aboutOf } from './about-of.ts';

const reservation = {
  ...exampleReservation,
  currency: 'USD',
  hotelCurrency: 'CHF',
  exchangeRate: { rate: 1.2, date: '2027-05-02' },
  totalPrice: 187_420,
  hotelTotalPrice: 156_180,
  payableNow: 58_209,
  hotelPayableNow: 48_510,
  payableLater: 129_211,
  hotelPayableLater: 107_670,
} as Reservation;

test('a sum the guest has seen is what it was there; another is exchanged at the rate of the booking', () => {
  expect(aboutOf(reservation, 48_510)).toEqual({ minor: 58_209, currency: 'USD' });
  expect(aboutOf(reservation, 156_180)).toEqual({ minor: 187_420, currency: 'USD' });
  expect(aboutOf(reservation, 10_000)).toEqual({ minor: 12_000, currency: 'USD' });
});

test('a guest who booked in the hotel’s currency has nothing beside', () => {
  const same = { ...reservation, currency: 'CHF', exchangeRate: null } as Reservation;
  expect(aboutOf(same, 10_000)).toEqual({ minor: 10_000, currency: 'CHF' });
});
