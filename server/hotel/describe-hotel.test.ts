import { expect, test } from 'vitest';
import { smallHotel } from '../testing/small-hotel.ts';
import { configOf, describeHotel } from './describe-hotel.ts';
import type { Hotel } from './hotel.store.ts';

const hotelWith = (address: string): Hotel => {
  const document = smallHotel();
  return {
    hotelId: document.hotelId,
    version: 1,
    document: { ...document, website: address, config: { ...document.config, hotelHomepage: address } },
    pictures: new Map(),
    customization: null,
    lookPictures: new Map(),
  };
};

test('a guest is led to the hotel’s site, but not to what an older document may name instead', async () => {
  const site = hotelWith('https://inn.example/');
  expect((await describeHotel(site, 'en')).hotelWebsite).toBe('https://inn.example/');
  expect(configOf(site).hotelHomepage).toBe('https://inn.example/');
  const script = hotelWith('javascript:alert(1)');
  expect((await describeHotel(script, 'en')).hotelWebsite).toBeNull();
  expect(configOf(script).hotelHomepage).toBeUndefined();
});
