import type { DescriptiveInfo, GuestRoom, HotelConfig } from '@stayfront/contract/hotel';
import type { Availabilities, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { describeHotel, describeRoom, type Place } from './describe-place.ts';

const room = {
  id: 'double',
  roomTypeName: 'Double Room',
  description: 'Wake to the water.',
  maxOccupancy: 3,
  typeRoom: { standardNumBedrooms: 1, standardNumBeds: 1, standardNumBathrooms: 1, size: 26 },
  amenities: [{ roomAmenityCode: 7, codeDetail: 'Balcony' }],
  images: [],
} satisfies GuestRoom;

const info = {
  hotelName: 'Hotel',
  description: 'A quiet house.',
  hotelWebsite: null,
  areaUnitOfMeasureCode: 14,
  checkInTime: { from: '15:00', to: '22:00' },
  checkOutTime: { from: '07:00', to: '11:00' },
  address: {
    addressLine: 'Seestrasse',
    streetNmbr: '14',
    postalCode: '6004',
    cityName: 'Lucerne',
    countryCode: 'CH',
    countryName: 'Switzerland',
  },
  contact: { phone: '+41415550120', email: null },
  guestRooms: [room],
} as unknown as DescriptiveInfo;

const config = { hotelId: 1001, currency: 'CHF', theme: { logo: null, background: null } } as unknown as HotelConfig;
const product = (ratePlanId: string, totalPrice: number, totalDiscount = 0, currency = 'CHF'): Product =>
  ({
    productId: `double.${ratePlanId}`,
    ratePlanName: ratePlanId,
    totalPrice,
    totalDiscount,
    currency,
    isBookable: true,
  }) as Product;
const offers = (availability: number, products: Product[]): Availabilities =>
  ({
    checkIn: '2027-06-11',
    checkOut: '2027-06-14',
    validUntil: '2027-06-01T12:20:00Z',
    availabilities: [{ guestRoomId: 'double', availability, popularity: null, products }],
  }) as unknown as Availabilities;

const place = (found: Availabilities | null): Place => ({
  origin: 'https://book.example',
  language: 'en',
  config,
  info,
  offers: found,
});

describe('a hotel, as search engines read it', () => {
  test('has its address, its times and its rooms', () => {
    expect(describeHotel(place(null))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      '@id': 'https://book.example/1001',
      name: 'Hotel',
      checkinTime: '15:00',
      checkoutTime: '11:00',
      address: { streetAddress: 'Seestrasse 14', addressLocality: 'Lucerne', addressCountry: 'CH' },
      containsPlace: [
        {
          '@type': 'HotelRoom',
          url: 'https://book.example/1001/room/double?lang=en',
          occupancy: { maxValue: 3 },
          floorSize: { value: 26, unitCode: 'MTK' },
          amenityFeature: [{ name: 'Balcony', value: true }],
        },
      ],
    });
  });

  test('tells what the hotel tells of its house, and nothing where it tells nothing', () => {
    const house = {
      facilities: [{ facility: 'sauna', name: 'Sauna' }],
      pets: 'Dogs are welcome.',
      location: { latitude: 47.05, longitude: 8.31 },
    } as DescriptiveInfo['house'];
    expect(describeHotel({ ...place(null), info: { ...info, house } })).toMatchObject({
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Sauna', value: true }],
      petsAllowed: 'Dogs are welcome.',
      geo: { '@type': 'GeoCoordinates', latitude: 47.05, longitude: 8.31 },
    });
    for (const name of ['amenityFeature', 'petsAllowed', 'geo'])
      expect(describeHotel(place(null))).not.toHaveProperty(name);
  });

  test('tells prices only where the address names dates, and of each room the cheapest that can be had', () => {
    expect(describeHotel(place(null))).not.toHaveProperty('makesOffer');
    const found = offers(2, [product('flexible', 540_00), product('saver', 500_00, 14_50)]);
    expect(describeHotel(place(found))).toMatchObject({
      makesOffer: [
        {
          '@type': 'Offer',
          price: '485.50',
          priceCurrency: 'CHF',
          url: 'https://book.example/1001/room/double.saver?checkIn=2027-06-11&checkOut=2027-06-14&currency=CHF',
        },
      ],
    });
    expect(describeHotel(place(offers(0, [product('flexible', 540_00)])))).toMatchObject({ makesOffer: [] });
  });
});

test('what nobody can book is no offer, of the hotel or of its room', () => {
  const prepaid = { ...product('prepaid', 100), isBookable: false };
  const found = place(offers(2, [prepaid, product('flexible', 20_000)]));
  expect(describeHotel(found)).toMatchObject({ makesOffer: [{ price: '200.00' }] });
  expect(describeRoom(place(offers(2, [prepaid])), room)).toMatchObject({ offers: [] });
});

test('a room tells all its rates, in as many decimals as the currency has', () => {
  const found = offers(1, [product('flexible', 54_000, 0, 'JPY'), product('saver', 48_600, 0, 'JPY')]);
  expect(describeRoom(place(found), room)).toMatchObject({
    '@type': 'HotelRoom',
    containedInPlace: { '@type': 'Hotel', name: 'Hotel' },
    offers: [{ price: '48600' }, { price: '54000' }],
  });
});
