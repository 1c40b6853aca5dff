import type { Examples } from './examples.ts';
import { exampleReservation } from './example-reservation.ts';
import { exampleDocument } from './example-document.ts';

const exampleEntries = {
  stock: [{ room: 'double', from: '2027-06-07', to: '2027-06-13', total: 8 }],
  rates: [
    {
      room: 'double',
      ratePlan: 'flexible',
      from: '2027-06-07',
      to: '2027-06-13',
      weekdays: ['fri', 'sat'],
      byAdults: [17600, 20000],
      extraAdult: 6000,
      child: 3500,
      infant: 0,
      minStay: 2,
    },
  ],
  following: [{ room: 'double', ratePlan: 'non-refundable', from: '2027-06-07', to: '2027-06-13' }],
  restrictions: [{ from: '2027-06-10', to: '2027-06-10', isClosedToArrival: true }],
};

export const managementExamples = {
  putPicture: {
    body: { bytes: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' },
    answer: { pictureId: 'lobby', width: 2400, height: 1600 },
  },
  putCalendar: {
    body: exampleEntries,
    answer: { stockNights: 7, rateNights: 2, followingNights: 7, restrictedDays: 1, kept: [] },
  },
  getManagedCalendar: {
    answer: {
      from: '2027-06-07',
      to: '2027-06-13',
      entries: exampleEntries,
      followed: [
        {
          room: 'double',
          ratePlan: 'non-refundable',
          from: '2027-06-11',
          to: '2027-06-12',
          byAdults: [15840, 18000],
          extraAdult: 5400,
          child: 3150,
          infant: 0,
        },
      ],
      taken: [{ date: '2027-06-11', room: 'double', sold: 3, held: 1 }],
    },
  },
  putBundle: {
    body: {
      roomStays: [{ room: 'double', ratePlan: 'flexible', checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2 }],
    },
    answer: { roomStays: 1 },
  },
  listReservations: {
    answer: {
      reservations: [
        {
          ...exampleReservation,
          erasedAt: null,
          language: 'en',
          channelParameters: { channelId: 387 },
          guarantee: null,
          events: [
            {
              eventId: 42,
              happenedAt: '2027-05-02T09:30:00.000Z',
              who: 'guest',
              what: 'book',
              total: exampleReservation.hotelTotalPrice,
              detail: {},
            },
          ],
        },
      ],
      cursor: 'NzUxLjQy',
      hasMore: false,
    },
  },
  sendLetter: {
    body: { letter: 'confirmation' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', letter: 'confirmation' },
  },
  eraseGuestData: { answer: { reservationId: 'SB4-K7QM2XH9RD', erasedAt: '2028-06-14T03:17:00.000Z' } },
  putWebhook: {
    body: { url: 'https://pms.example.com/stayfront' },
    answer: { webhookId: 'pms', url: 'https://pms.example.com/stayfront', secret: 'whsec_GQ7tB0…' },
  },
  deleteWebhook: { answer: { webhookId: 'pms' } },
  listWebhooks: {
    answer: {
      webhooks: [
        {
          webhookId: 'pms',
          url: 'https://pms.example.com/stayfront',
          createdAt: '2027-06-01T09:00:00.000Z',
          waiting: 0,
          failed: 0,
          lastStatus: '200',
        },
      ],
    },
  },
  putHotel: {
    params: { hotelId: 1003 },
    body: exampleDocument,
    answer: { version: 8, document: exampleDocument, pictures: [{ pictureId: 'weir', width: 2400, height: 1600 }] },
  },
  getHotel: {
    params: { hotelId: 1003 },
    answer: { version: 7, document: exampleDocument, pictures: [{ pictureId: 'weir', width: 2400, height: 1600 }] },
  },
  getHotelReservation: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    answer: {
      ...exampleReservation,
      erasedAt: null,
      language: 'en',
      channelParameters: { channelId: 387 },
      guarantee: null,
      events: [
        {
          eventId: 42,
          happenedAt: '2027-05-02T09:30:00.000Z',
          who: 'guest',
          what: 'book',
          total: exampleReservation.hotelTotalPrice,
          detail: {},
        },
      ],
    },
  },
} satisfies Record<string, Examples>;
