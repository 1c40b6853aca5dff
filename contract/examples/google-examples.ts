import type { Examples } from './examples.ts';

const params = { hotelId: 1001, name: 'hotels' };
const prices = {
  connectionId: 'google.hotels',
  title: 'Google',
  isOn: true,
  address: 'https://www.google.com',
  partnerKey: 'seeblick_key',
  hotelCode: '1001',
  days: 360,
  exactDays: 180,
  exactNights: 14,
  state: 'ok',
  toldAt: '2027-06-11T12:41:00.000Z',
  trouble: null,
  retryAt: null,
  pointOfSale: 'https://book.example/api/hotels/1001/google/point-of-sale.xml',
  products: [
    {
      roomId: 'double',
      roomName: 'Double Room with Lake View',
      ratePlanId: 'flexible',
      ratePlanName: 'Flexible',
      way: 'nights',
      why: [],
    },
    {
      roomId: 'double',
      roomName: 'Double Room with Lake View',
      ratePlanId: 'saver',
      ratePlanName: 'Saver',
      way: 'stays',
      why: ['offer'],
    },
  ],
};

export const googleExamples = {
  getGooglePrices: { params, answer: prices },
  putGooglePrices: { params, body: { partnerKey: 'seeblick_key', hotelCode: '1001' }, answer: prices },
  tellGoogleAgain: { params, answer: { isQueued: true } },
  checkGooglePrices: {
    params,
    query: { days: 30, nights: 3 },
    answer: {
      checked: 180,
      shown: 152,
      currency: 'CHF',
      differences: [
        {
          roomId: 'double',
          ratePlanId: 'flexible',
          arrival: '2027-06-19',
          nights: 2,
          adults: 2,
          told: 36_400,
          ours: 38_200,
        },
      ],
      differing: 1,
    },
  },
} satisfies Record<string, Examples>;
