import type { Examples } from './examples.ts';

const named = { hotelId: 1001, reservationId: 'SB4-K7QM2XH9RD' };

const before = {
  checkIn: '2027-06-11',
  checkOut: '2027-06-13',
  roomId: 'double',
  roomName: 'Double Room with Lake View',
  ratePlanId: 'flexible',
  ratePlanName: 'Flexible',
  nbAdults: 2,
  nbChildren: 0,
  nbInfants: 0,
  services: [{ serviceId: 'breakfast', name: 'Breakfast buffet', quantity: 2, total: 9_600 }],
  nights: [
    { date: '2027-06-11', price: 22_800 },
    { date: '2027-06-12', price: 22_800 },
  ],
  total: 55_200,
  localTax: 1_680,
  freeUntil: '2027-06-08T16:00:00.000Z',
};
const terms = {
  totalBefore: 55_200,
  totalAfter: 78_400,
  paid: 0,
  fee: 0,
  policyFee: 0,
  payNow: 0,
  refund: 0,
  credit: 0,
  dueAtHotel: 78_400,
};

export const deskChangeExamples = {
  undoCancellation: {
    params: named,
    body: { version: 2, tellsGuest: true },
    answer: {
      reservationId: named.reservationId,
      status: 'modify',
      version: 3,
      roomStays: [0],
      hotelCurrency: 'CHF',
      total: 38_400,
      feeLifted: 5_000,
      refunded: 33_400,
      paid: 5_000,
      open: 33_400,
      dueNow: 33_400,
    },
  },
  quoteChangeForHotel: {
    params: { ...named, roomStayIndex: 0 },
    body: { version: 1, checkOut: '2027-06-14', way: 'hotel', lang: 'en' },
    answer: {
      change: 'eyJyZXNlcnZhdGlvbklkIjoiU0I0LUs3UU0yWEg5UkQifQ.c2lnbmVk',
      expiresAt: '2027-06-01T12:20:00.000Z',
      version: 1,
      isSame: false,
      hotelCurrency: 'CHF',
      before,
      after: {
        ...before,
        checkOut: '2027-06-14',
        services: [{ serviceId: 'breakfast', name: 'Breakfast buffet', quantity: 2, total: 14_400 }],
        nights: [...before.nights, { date: '2027-06-13', price: 18_400 }],
        total: 78_400,
        localTax: 2_520,
      },
      lines: [
        { kind: 'night', id: '2027-06-13', name: '', before: null, after: 18_400 },
        { kind: 'service', id: 'breakfast', name: 'Breakfast buffet', before: 9_600, after: 14_400 },
      ],
      difference: 23_200,
      terms,
      reasons: [],
      soldOut: [],
      needsReason: false,
      lowered: 0,
      mayMake: true,
    },
  },
  makeChangeForHotel: {
    params: named,
    body: { change: 'eyJyZXNlcnZhdGlvbklkIjoiU0I0LUs3UU0yWEg5UkQifQ.c2lnbmVk', tellsGuest: true },
    answer: {
      reservationId: named.reservationId,
      changeId: 'SC7Q2M4XK9RDH3TB',
      version: 2,
      hotelCurrency: 'CHF',
      terms,
      undo: 'eyJyZXNlcnZhdGlvbklkIjoiU0I0LUs3UU0yWEg5UkQifQ.YmFjaw',
    },
  },
  changeGuestForHotel: {
    params: named,
    body: { version: 1, guest: { surname: 'Hollenstein', phone: '+41 71 555 01 44' }, lang: 'de', tellsGuest: true },
    answer: { reservationId: named.reservationId, version: 2, changed: ['language', 'phone', 'surname'] },
  },
} satisfies Record<string, Examples>;
