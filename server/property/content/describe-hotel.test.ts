import { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Language } from '@stayfront/contract/property/texts';
import { expect, test } from 'vitest';
import { smallHotel } from '../../testing/small-hotel.ts';
import { configOf, describeHotel } from './describe-hotel.ts';
import type { Hotel } from '../hotel/hotel.ts';

const hotelWith = (address: string): Hotel => {
  const document = smallHotel();
  return {
    hotelId: document.hotelId,
    version: 1,
    document: { ...document, website: address, config: { ...document.config, hotelHomepage: address } },
    pictures: new Map(),
    isOpen: true,
    asksAges: false,
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

const hotelOf = (changes: Parameters<typeof smallHotel>[0]): Hotel => ({
  ...hotelWith('https://inn.example/'),
  document: smallHotel(changes),
});

test('a guest reads the city in the language of the page, where the hotel has several names for it', async () => {
  const address = { addressLine: 'Seeweg', postalCode: '6000', countryCode: 'CH' };
  const named = hotelOf({ address: { ...address, city: { en: 'Lucerne', de: 'Luzern', ar: 'لوتسيرن' } } });
  const cityIn = async (hotel: Hotel, language: Language) => (await describeHotel(hotel, language)).address.cityName;
  expect(await Promise.all((['en', 'de', 'ar', 'fr'] as const).map((one) => cityIn(named, one)))).toEqual([
    'Lucerne',
    'Luzern',
    'لوتسيرن',
    'Luzern',
  ]);
  expect(await cityIn(hotelOf({ address: { ...address, city: 'Wengen' } }), 'ar')).toBe('Wengen');
});

test('a hotel tells what it has and how to find it, and says where it speaks another language', async () => {
  const house = {
    facilities: ['sauna', 'indoor-pool'] as const,
    parking: { en: 'Twelve places', de: 'Zwölf Plätze' },
    pets: { de: 'Hunde sind willkommen' },
    distances: [{ place: { de: 'Bahnhof', fr: 'Gare' }, metres: 1200, minutes: 15 }],
    location: { latitude: 47.05, longitude: 8.31 },
    whyDirect: [{ en: 'Best price' }],
  };
  const told = await describeHotel(hotelOf({ house: { ...house, facilities: [...house.facilities] } }), 'fr');
  expect(told.house).toEqual({
    facilities: [
      { facility: 'sauna', name: 'Sauna' },
      { facility: 'indoor-pool', name: 'Piscine intérieure' },
    ],
    parking: 'Zwölf Plätze',
    pets: 'Hunde sind willkommen',
    houseRules: null,
    gettingThere: null,
    otherLanguages: { parking: 'de', pets: 'de' },
    distances: [{ place: 'Gare', metres: 1200, by: 'foot', minutes: 15 }],
    location: { latitude: 47.05, longitude: 8.31 },
    whyDirect: [{ text: 'Best price', otherLanguages: { text: 'en' } }],
  });
  expect(DescriptiveInfo.safeParse(told).success).toBe(true);
});

test('of a hotel that tells nothing of its house nothing is told', async () => {
  expect(await describeHotel(hotelOf({}), 'en')).not.toHaveProperty('house');
});
