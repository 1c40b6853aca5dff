import { describe, expect, test } from 'vitest';
import { findRedirect } from './find-redirect.ts';

const from = (address: string, { storedHotel, isDemo = false }: { storedHotel?: string; isDemo?: boolean } = {}) => {
  const { pathname, searchParams } = new URL(address, 'http://hotel.example');
  return findRedirect({ pathname, query: searchParams, storedHotel, isDemo });
};

test('today’s addresses stay as they are', () => {
  for (const address of [
    '/1001',
    '/1001/room/double?checkIn=2027-06-11',
    '/hotel-chain/100',
    '/1001/reservation/cancel',
  ])
    expect(from(address, { storedHotel: '1002' })).toBeNull();
});

describe('on the first load the query names the page', () => {
  test.each([
    ['/?hotelId=1001', '/1001'],
    ['/?hotelId=1001&checkIn=2027-06-11', '/1001?checkIn=2027-06-11'],
    ['/?route=home&hotelId=1001', '/1001'],
    ['/?route=packages&hotelId=1001', '/1001/packages'],
    ['/1001?route=package&packageId=lake-escape', '/1001/package/lake-escape'],
    ['/1001?route=room&roomId=double.flexible&nbAdults=2', '/1001/room/double.flexible?nbAdults=2'],
    ['/1001?route=bundle&channelId=399&sessionId=GoogleHotelAds01&bundleId=b1', '/1001/bundle/399/GoogleHotelAds01/b1'],
    ['/1001?packageId=lake-escape&nbAdults=2', '/1001/package/lake-escape?nbAdults=2'],
    ['/?hotelId=1001&packageId=lake-escape', '/1001/package/lake-escape'],
    ['/1001?channelId=399&sessionId=GoogleHotelAds01&bundleId=b1', '/1001/bundle/399/GoogleHotelAds01/b1'],
    ['/?hotelChainId=100&checkIn=2027-06-11', '/hotel-chain/100?checkIn=2027-06-11'],
    ['/?route=hotel-chain&hotelChainId=100', '/hotel-chain/100'],
    ['/hotel-chain?hotelChainId=100&nbAdults=1', '/hotel-chain/100?nbAdults=1'],
    ['/?route=ReservationCancel&hotelId=1001&channelId=399', '/1001/reservation/cancel?channelId=399'],
    ['/1001?route=general-terms', '/1001/customer-account/general-terms'],
    ['/1001?route=privacy-policy', '/1001/customer-account/privacy-policy'],
    ['/1001?route=maintenance', '/1001/maintenance'],
  ])('%s → %s', (address, target) => expect(from(address)).toBe(target));

  test('a page without the id it needs is the hotel’s home, and so is one nobody knows', () => {
    expect(from('/1001?route=room')).toBe('/1001');
    expect(from('/1001?route=spaceship')).toBe('/1001');
  });

  test('ids that name no page leave the address as it is, and do not lead in a circle', () => {
    for (const query of ['packageId=../evil', 'bundleId=b1', 'channelId=399&bundleId=b1'])
      expect([query, from(`/1001?${query}`)]).toEqual([query, null]);
    expect(from('/1001/packages?packageId=lake-escape')).toBeNull();
  });

  test('a channel stays in the query, so that it is remembered, unless it is part of the path', () => {
    expect(from('/?hotelId=1001&channelId=304')).toBe('/1001?channelId=304');
  });

  test('what would lead out of the house is not taken for an id', () => {
    expect(from('/1001?route=room&roomId=../../evil')).toMatch(/^\/1001\?/);
    expect(from('/?hotelId=//evil.example')).toBeNull();
  });
});

describe('the hotel of an address', () => {
  test('is the one in its path, then in its query, then the one this browser was at', () => {
    expect(from('/packages?hotelId=1002', { storedHotel: '1003' })).toBe('/1002/packages');
    expect(from('/room/double?nbAdults=1', { storedHotel: '1003' })).toBe('/1003/room/double?nbAdults=1');
    expect(from('/', { storedHotel: '1003' })).toBe('/1003');
  });

  test('is unknown to a browser that comes for the first time', () => {
    expect([from('/packages'), from('/'), from('/packages', { storedHotel: 'nonsense' })]).toEqual([null, null, null]);
  });

  test('has one number, however it is written', () => {
    expect(from('/01001/room/double?nbAdults=1')).toBe('/1001/room/double?nbAdults=1');
    expect([from('/0'), from('/000'), from('/0x3e9'), from('/1e3')]).toEqual([null, null, null, null]);
  });

  test('is not put before what is no page at all', () => {
    expect(from('/favicon.ico', { storedHotel: '1001' })).toBeNull();
  });

  test('of a demo’s root is the guest’s to choose', () => {
    expect(from('/', { storedHotel: '1003', isDemo: true })).toBeNull();
  });
});

test('short addresses of a reservation lead to its pages', () => {
  expect(from('/1001/cancel')).toBe('/1001/reservation/cancel');
  expect(from('/1001/cancel/SB4-ABCDEFGHJK?channelId=399')).toBe(
    '/1001/reservation/cancel/SB4-ABCDEFGHJK?channelId=399',
  );
  expect(from('/1001/reservation?lang=de')).toBe('/1001?lang=de');
});

test('an address that only holds others leads to one of them', () => {
  expect(from('/1001/customer-account/')).toBe('/1001/customer-account/privacy-policy');
  expect(from('/1001/checkout')).toBe('/1001/checkout/guest-info');
  expect(from('/1001/constructor')).toBeNull();
});
