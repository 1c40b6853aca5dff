import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { beforeEach, expect, test } from 'vitest';
import { channelCookies } from './channel-cookies.ts';
import { applyConsent, choiceOf } from './consent.ts';
import { notifyHotelShop } from './notify-hotel-shop.ts';

const trackers = { hotelShopId: 'shop-1', hotelShopScript: 'https://shop.example/conversion.js' };
const config = (hotelId: number) =>
  ({ ...hotelExamples.getConfig.answer, hotelId, trackers }) as unknown as HotelConfig;
const reservation = exampleReservation as unknown as Reservation;
const told = (): string[] => [...document.querySelectorAll('iframe')].map(({ srcdoc }) => srcdoc);

beforeEach(() => {
  document.cookie = `${channelCookies.hotelShopClick}=hs-1; path=/`;
});

test('J03 the hotel-shop’s script is not loaded for a guest who was not asked, or said no', () => {
  notifyHotelShop(config(2201), reservation);
  applyConsent(
    2202,
    choiceOf(() => false),
  );
  notifyHotelShop(config(2202), reservation);
  expect(told()).toEqual([]);
});

test('J03 it is loaded once for its own click, where the guest agreed, and in a frame that sees nothing of the page', () => {
  applyConsent(
    2203,
    choiceOf(() => true),
  );
  notifyHotelShop(config(2203), reservation);
  notifyHotelShop(config(2203), reservation);
  expect(told()).toHaveLength(1);
  for (const words of ['account=shop-1', 'click=hs-1', 'revenue=614.00', `reservation=${reservation.reservationId}`])
    expect(told()[0]).toContain(words);
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts');
});
