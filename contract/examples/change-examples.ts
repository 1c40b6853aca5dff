import { exampleReservation } from './example-reservation.ts';
import type { Examples } from './examples.ts';
import { hotelExamples } from './hotel-examples.ts';
import { searchExamples } from './search-examples.ts';

const params = { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' };
const token = 'the-token-of-the-confirmation';
const [before] = exampleReservation.roomStays;
const terms = {
  totalBefore: 61400,
  totalAfter: 93200,
  paid: 61400,
  fee: 0,
  payNow: 31800,
  refund: 0,
  dueAtHotel: 0,
};
const held = {
  reservationId: 'SB4-K7QM2XH9RD',
  changeId: 'SC7Q2M4XK9RDH3TB',
  status: 'held',
  version: 1,
  hotelCurrency: 'GBP',
  terms,
  holdExpiresAt: '2027-05-10T10:15:00.000Z',
};
const change = { ...params, changeId: held.changeId };

export const changeExamples = {
  getChangeCalendar: {
    params,
    query: { t: token, roomStayIndex: 0, nbAdults: 2 },
    answer: hotelExamples.getCalendar.answer,
  },
  getChangeOffers: {
    params,
    query: { t: token, roomStayIndex: 0, checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2 },
    answer: searchExamples.getRoomsAvailabilities.answer,
  },
  getRoomStayServices: {
    params: { ...params, roomStayIndex: 0 },
    query: { t: token },
    answer: searchExamples.getServices.answer,
  },
  quoteChange: {
    params,
    body: { token, version: 1, roomStayIndex: 0, reference: '2~rt~weir~prepaid~…', services: [], lang: 'en' },
    answer: {
      change: 'eyJyZXNlcnZhdGlvbklkIjoiU0I0LUs3UU0yWEg5UkQifQ.c2lnbmVk',
      expiresAt: '2027-05-10T10:05:00.000Z',
      isSame: false,
      before,
      after: {
        ...before,
        endDate: '2027-06-14',
        nbNights: 3,
        nightPrices: [29600, 31800, 31800],
        roomPrice: 93200,
        totalPrice: 93200,
        hotelTotalPrice: 93200,
      },
      currency: 'GBP',
      hotelCurrency: 'GBP',
      terms,
    },
  },
  makeChange: {
    params,
    body: { token, change: 'eyJyZXNlcnZhdGlvbklkIjoiU0I0LUs3UU0yWEg5UkQifQ.c2lnbmVk' },
    answer: held,
  },
  payChange: {
    params: change,
    body: { token, profileId: '5f0c1c1e-7d0a-4a86-9d4f-5f6f3c1f9a10', amount: 31800 },
    answer: {
      status: 'success',
      amount: 31800,
      currency: 'GBP',
      paymentProvider: 'PAYRAILS',
      data: { version: '1.0', data: 'eyJ0b2tlbiI6Ii4uLiJ9' },
    },
  },
  getChangeStatus: {
    params: change,
    body: { token },
    answer: { ...held, status: 'made', version: 2, payment: 'success' },
  },
  discardChange: { params: change, body: { token }, answer: { ...held, status: 'ended' } },
} satisfies Record<string, Examples>;
