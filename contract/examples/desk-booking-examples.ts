import { exampleProduct } from './example-product.ts';
import type { Examples } from './examples.ts';

const params = { hotelId: 1001 };
const product = { ...exampleProduct, currency: 'CHF' };

export const deskBookingExamples = {
  searchForHotel: {
    params,
    query: { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, lang: 'en' },
    answer: {
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      nbNights: 3,
      currency: 'CHF',
      validUntil: '2027-06-01T12:20:00.000Z',
      promotion: null,
      ratePlans: [
        { ratePlanId: 'pay-at-hotel', name: 'Pay at hotel' },
        { ratePlanId: 'weekly', name: 'Weekly' },
      ],
      rooms: [
        {
          roomId: 'double',
          roomName: 'Double Room with Lake View',
          left: 3,
          mostGuests: 2,
          reasons: [],
          offers: [
            { ratePlanId: 'pay-at-hotel', reasons: [], needsReason: false, product },
            {
              ratePlanId: 'weekly',
              reasons: [{ code: 'min-stay', nights: 7 }],
              needsReason: true,
              product: { ...product, productId: 'double.weekly', ratePlanId: 'weekly', ratePlanName: 'Weekly' },
            },
          ],
        },
      ],
    },
  },
  bookForHotel: {
    params,
    body: {
      roomStays: [{ reference: '2~rt~double~weekly~…', nightPrices: [16_800, 16_800, null] }],
      guest: {
        givenName: 'Beatrix',
        surname: 'Hollenstein',
        email: 'beatrix@guest.example',
        phone: '+41 71 555 01 44',
      },
      lang: 'de',
      source: 'phone',
      way: 'link',
      heldUntil: '2027-06-02T16:00:00.000Z',
      reason: 'Third stay, promised by the owner',
      tellsGuest: true,
    },
    answer: {
      reservationId: 'SB4-K7QM2XH9RD',
      status: 'held',
      version: 1,
      hotelCurrency: 'CHF',
      total: 51_600,
      payableNow: 51_600,
      holdExpiresAt: '2027-06-02T16:00:00.000Z',
    },
  },
  suggestGuests: {
    params,
    query: { text: 'hollen' },
    answer: {
      guests: [
        {
          givenName: 'Beatrix',
          surname: 'Hollenstein',
          email: 'beatrix@guest.example',
          phone: '+41 71 555 01 44',
          language: 'de',
          stays: 2,
          lastArrival: '2027-03-05',
        },
      ],
    },
  },
} satisfies Record<string, Examples>;
