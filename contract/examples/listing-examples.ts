import type { Examples } from './examples.ts';

const reservationId = 'SB4-K7QM2XH9RD';
const listed = {
  reservationId,
  guestName: 'Anna Keller',
  state: 'booked',
  isNew: true,
  holdExpiresAt: null,
  arrival: '2027-05-03',
  departure: '2027-05-05',
  nights: 2,
  adults: 2,
  children: 0,
  infants: 0,
  rooms: [
    {
      roomId: 'double',
      roomName: 'Double Room with Lake View',
      ratePlanId: 'flexible',
      ratePlanName: 'Flexible',
    },
  ],
  total: 38_400,
  money: { kind: 'card-held', amount: 38_400 },
  source: 'own-page',
  bookedAt: '2027-05-01T19:48:00.000Z',
  email: 'anna.keller@example.com',
  phone: '+41 79 555 01 87',
};
const none = { count: 0, isMore: false };

export const listingExamples = {
  listDeskReservations: {
    params: { hotelId: 1001 },
    query: { view: 'arriving', text: 'kelller', sort: 'arrival' },
    answer: {
      today: '2027-05-02',
      currency: 'CHF',
      reservations: [listed],
      cursor: null,
      isCut: false,
      isComplete: true,
    },
  },
  countDeskReservations: {
    params: { hotelId: 1001 },
    query: { view: 'all', arrivalFrom: '2027-05-01', arrivalTo: '2027-05-31' },
    answer: {
      views: {
        all: { count: 999, isMore: true },
        arriving: { count: 74, isMore: false },
        'in-house': { count: 12, isMore: false },
        departing: { count: 4, isMore: false },
        new: { count: 7, isMore: false },
        unpaid: { count: 2, isMore: false },
        held: { count: 1, isMore: false },
        cancelled: { count: 61, isMore: false },
        'no-show': none,
      },
      shown: { count: 74, isMore: false },
    },
  },
} satisfies Record<string, Examples>;
