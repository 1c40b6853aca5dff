import type { Examples } from './examples.ts';

const params = { hotelId: 1006 };
const address = {
  addressLine: 'Seestrasse',
  streetNumber: '14',
  postalCode: '6004',
  city: 'Luzern',
  countryCode: 'CH',
};
const begun = {
  hotelId: 1006,
  email: 'anna@hotel-seeblick.example',
  role: 'owner',
  expiresAt: '2027-07-01T09:00:00.000Z',
};
const setUp = {
  version: 4,
  calendarVersion: '2',
  isOpen: false,
  name: 'Hotel Seeblick',
  currency: 'CHF',
  language: 'de',
  timeZone: 'Europe/Zurich',
  areaUnit: 'm2',
  rooms: [
    { roomId: 'double', name: 'Doppelzimmer', maxOccupancy: 2, standardPersons: 2, beds: 1, size: 20, total: 8 },
    { roomId: 'suite', name: 'Suite', maxOccupancy: 4, standardPersons: 2, beds: 2, size: 48, total: 1 },
  ],
  ratePlan: 'flexible',
  rates: {
    policy: 'day-before',
    guarantee: 'None',
    nonRefundable: { percentLess: 12 },
    breakfast: { perPerson: 2200 },
    halfBoard: null,
    children: { areWelcome: true, fromAge: 3, toAge: 12 },
    vatBasisPoints: 380,
  },
  prices: {
    from: '2027-06-01',
    to: '2029-05-20',
    weekend: ['fri', 'sat'],
    ordinary: [
      { roomId: 'double', weekday: 17400, weekend: 19800, alone: 15000, extraAdult: null },
      { roomId: 'suite', weekday: null, weekend: null, alone: null, extraAdult: null },
    ],
    child: 3500,
    infant: 0,
    seasons: [
      {
        name: 'Advent',
        from: '2027-11-27',
        to: '2027-12-23',
        rooms: [{ roomId: 'double', weekday: 21000, weekend: 24000 }],
      },
    ],
  },
  done: { rooms: true, rates: true, prices: true, pictures: false, money: false, open: false },
  missing: [
    { code: 'room-price', isNeeded: false, roomId: 'suite', roomName: 'Suite' },
    { code: 'payment', isNeeded: false, roomId: null, roomName: null },
  ],
};

const account = {
  provider: 'STRIPE',
  isTrial: true,
  isReadable: true,
  changedAt: '2027-06-01T08:20:00.000Z',
  system: 'test',
  mayTry: true,
  providers: [
    {
      provider: 'STRIPE',
      noticeUrl: 'https://book.hotel-seeblick.example/api/hotels/1006/payment-notices/stripe',
      fields: [
        { name: 'secretKey', isNeeded: true, isSet: false, choices: null, usual: null },
        { name: 'publishableKey', isNeeded: true, isSet: false, choices: null, usual: null },
        { name: 'webhookSecret', isNeeded: true, isSet: false, choices: null, usual: null },
        { name: 'checkout', isNeeded: false, isSet: false, choices: ['elements', 'hosted'], usual: 'elements' },
      ],
    },
  ],
};

export const setUpExamples = {
  beginHotel: {
    body: {
      token: 'Xb0m…',
      owner: 'anna@hotel-seeblick.example',
      name: 'Hotel Seeblick',
      address,
      phone: '+41 41 555 01 20',
    },
    answer: begun,
  },
  beginAnotherHotel: {
    params: { hotelId: 1001 },
    body: {
      name: 'Casa Seeblick',
      address: { addressLine: 'Calle del Mar', postalCode: '35100', city: 'Maspalomas', countryCode: 'ES' },
      timeZone: 'Atlantic/Canary',
    },
    answer: begun,
  },
  copyHotel: {
    params: { hotelId: 1001 },
    body: {
      name: 'Seeblick am Berg',
      address: { ...address, city: 'Engelberg', postalCode: '6390' },
      keepsPictures: false,
    },
    answer: begun,
  },
  getSetUp: { params, answer: setUp },
  getPaymentAccount: { params, answer: account },
  putPaymentAccount: {
    params,
    body: {
      provider: 'STRIPE',
      fields: { secretKey: 'sk_test_example', publishableKey: 'pk_test_example', webhookSecret: 'whsec_example' },
    },
    answer: { ...account, isTrial: false },
  },
  tryPaymentAccount: { params, body: { provider: 'STRIPE' }, answer: account },
  endPaymentAccount: { params, answer: { ...account, provider: null, isTrial: false, changedAt: null, system: null } },
  listSetUpTemplates: {
    params,
    query: { lang: 'en' },
    answer: {
      rooms: [
        {
          template: 'double',
          name: 'Double room',
          description: '2 adults',
          maxOccupancy: 2,
          standardPersons: 2,
          beds: 1,
          size: 20,
        },
      ],
      rates: [{ template: 'flexible', name: 'Flexible', description: 'Our usual price, with the freedom to cancel.' }],
      policies: [
        {
          template: 'day-before',
          text: 'Free cancellation until July 30, 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night.',
        },
      ],
    },
  },
  saveSetUpRooms: {
    params,
    body: {
      version: 2,
      rooms: [
        { template: 'double', total: 8 },
        { template: 'suite', name: 'Seesuite', maxOccupancy: 4, size: 62, total: 1 },
      ],
    },
    answer: setUp,
  },
  saveSetUpRates: {
    params,
    body: {
      version: 3,
      policy: 'day-before',
      nonRefundable: { percentLess: 12 },
      breakfast: { perPerson: 2200 },
      halfBoard: null,
      children: { areWelcome: true, fromAge: 3, toAge: 12 },
      vatBasisPoints: 380,
    },
    answer: setUp,
  },
  saveSetUpPrices: {
    params,
    body: {
      version: 4,
      calendarVersion: '1',
      ordinary: [{ room: 'double', weekday: 17400, weekend: 19800, alone: 15000 }],
      child: 3500,
      seasons: [
        {
          name: 'Advent',
          from: '2027-11-27',
          to: '2027-12-23',
          rooms: [{ room: 'double', weekday: 21000, weekend: 24000 }],
        },
      ],
    },
    answer: setUp,
  },
  openHotel: { params, answer: { ...setUp, isOpen: true, done: { ...setUp.done, open: true } } },
} satisfies Record<string, Examples>;
