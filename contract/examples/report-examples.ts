import type { Examples } from './examples.ts';

const hotelId = 1001;
const span = { from: '2026-10-01', to: '2026-10-02' };
const against = { from: '2025-10-02', to: '2025-10-03' };
const figures = (nights: number, capacity: number | null, revenue: number, stays = nights) => ({
  stays,
  nights,
  revenue,
  capacity,
  occupancy: capacity && Math.round((nights * 10_000) / capacity),
  adr: nights === 0 ? null : Math.round(revenue / nights),
  revpar: capacity && Math.round(revenue / capacity),
});
const line = (key: string, name: string, nights: number, revenue: number, capacity: number | null = null) => ({
  key,
  name,
  now: figures(nights, capacity, revenue, Math.ceil(nights / 2)),
  before: figures(nights - 2, capacity, revenue - 38_000, Math.ceil(nights / 2) - 1),
  share: Math.round((revenue * 10_000) / 776_000),
});

const reservationId = 'SB4-K7QM2XH9RD';
const stay = {
  reservationId,
  roomStayIndex: 0,
  guestName: 'Anna Keller',
  roomName: 'Double Room with Lake View',
  ratePlanName: 'Flexible',
  arrival: '2026-10-01',
  departure: '2026-10-03',
  bookedOn: '2026-09-18',
  nights: 2,
  revenue: 37_200,
  kept: 0,
};
const money = { count: 2, received: 37_200, givenBack: 5_000, net: 32_200 };

const reportMail = {
  rhythm: 'daily',
  language: 'de',
  email: 'anna@hotel-seeblick.example',
  nextAt: '2027-05-03T05:00:00.000Z',
};

export const reportExamples = {
  getReport: {
    params: { hotelId },
    query: span,
    answer: {
      today: '2026-11-02',
      currency: 'CHF',
      by: 'stay',
      span,
      against,
      isComplete: true,
      total: figures(38, 46, 776_000, 22),
      totalBefore: figures(34, 46, 680_000, 20),
      changeFees: 0,
      averageLength: 25,
      medianLead: 13,
      days: [
        { date: '2026-10-01', now: figures(17, 23, 340_000), before: figures(16, 23, 310_000) },
        { date: '2026-10-02', now: figures(21, 23, 436_000), before: figures(18, 23, 370_000) },
      ],
      lines: {
        room: [
          line('double', 'Double Room with Lake View', 26, 536_000, 30),
          line('suite', 'Lake Suite', 12, 240_000, 16),
        ],
        rate: [line('flexible', 'Flexible', 28, 596_000), line('saver', 'Saver', 10, 180_000)],
        source: [line('own-page', 'own-page', 30, 610_000), line('google', 'google', 8, 166_000)],
        country: [line('CH', 'Switzerland', 24, 500_000), line('ZZ', 'ZZ', 14, 276_000)],
        length: [line('1', '1', 6, 120_000), line('2', '2', 32, 656_000)],
        lead: [line('0', '0', 4, 76_000), line('4-14', '4-14', 34, 700_000)],
      },
      cancelled: { stays: 3, nights: 6, revenue: 112_000, kept: 18_600 },
      noShow: { stays: 1, nights: 2, revenue: 37_200, kept: 37_200 },
    },
  },
  getReportReservations: {
    params: { hotelId },
    query: { ...span, room: 'double', limit: '50' },
    answer: {
      currency: 'CHF',
      total: { stays: 1, nights: 2, revenue: 37_200, kept: 0 },
      stays: [stay],
      cursor: null,
    },
  },
  getPickup: {
    params: { hotelId },
    query: { since: '2026-10-26', months: '2' },
    answer: {
      today: '2026-11-02',
      currency: 'CHF',
      since: '2026-10-25T23:00:00.000Z',
      isComplete: true,
      months: [
        {
          month: '2026-11-02',
          to: '2026-11-30',
          capacity: 667,
          now: { nights: 372, revenue: 7_254_000 },
          atThatTime: { nights: 346, revenue: 6_747_000 },
          lastYear: { nights: 341, revenue: 6_240_300 },
        },
        {
          month: '2026-12-01',
          to: '2026-12-31',
          capacity: 713,
          now: { nights: 318, revenue: 6_360_000 },
          atThatTime: { nights: 277, revenue: 5_540_000 },
          lastYear: { nights: 287, revenue: 5_338_200 },
        },
      ],
    },
  },
  getMoneyReport: {
    params: { hotelId },
    query: span,
    answer: {
      today: '2026-11-02',
      currency: 'CHF',
      span,
      isComplete: true,
      total: money,
      ways: [{ way: 'stripe', ...money }],
      days: [{ date: '2026-10-01', way: 'stripe', ...money }],
      taxes: {
        vat: [{ percentage: 3.8, amount: 1_362 }],
        local: 1_400,
        gross: 37_200,
        stays: 1,
      },
    },
  },
  getReportMovements: {
    params: { hotelId },
    query: { ...span, way: 'stripe' },
    answer: {
      currency: 'CHF',
      movements: [
        {
          at: '2026-10-01T14:02:11.000Z',
          way: 'stripe',
          kind: 'given-back',
          amount: 5_000,
          reservationId,
          guestName: 'Anna Keller',
        },
        {
          at: '2026-10-01T09:30:00.000Z',
          way: 'stripe',
          kind: 'received',
          amount: 37_200,
          reservationId,
          guestName: 'Anna Keller',
        },
      ],
      isCut: false,
    },
  },
  getReportMail: { params: { hotelId }, answer: reportMail },
  chooseReportMail: { params: { hotelId }, body: { rhythm: 'daily', lang: 'de' }, answer: reportMail },
  stopReportMail: {
    params: { hotelId, personId: '0d9c6c1e-5a0b-4a0e-9a55-0f6f5d3a1c11' },
    body: { token: 'kYb4Zs9cXf1TqvS0mQ2n8wkYb4Zs9cXf1TqvS0mQ2n8' },
    answer: { isStopped: true },
  },
  exportReport: {
    params: { hotelId },
    query: { ...span, table: 'room', format: 'csv', lang: 'en' },
    answer:
      'Room,Nights sold,Stays,"Occupancy, %",ADR,RevPAR,Revenue,Currency\r\nDouble Room with Lake View,26,13,86.67,206.15,178.67,5360.00,CHF\r\n',
  },
} satisfies Record<string, Examples>;
