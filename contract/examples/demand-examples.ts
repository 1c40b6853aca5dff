import type { Examples } from './examples.ts';

const hotelId = 1001;
const span = { from: '2027-04-06', to: '2027-05-03' };
const steps = { search: 1043, room: 402, checkout: 121, paid: 38, booked: 68 };
const none = { search: 0, room: 0, checkout: 0, paid: 0, booked: 0 };

export const demandExamples = {
  getFunnel: {
    params: { hotelId },
    query: span,
    answer: {
      today: '2027-05-03',
      ...span,
      steps,
      days: [{ day: '2027-04-06', steps: { ...none, search: 31, room: 12, checkout: 4, booked: 2 } }],
      by: [
        { what: 'language', value: 'de', steps: { search: 640, room: 251, checkout: 80, paid: 22, booked: 45 } },
        { what: 'device', value: 'phone', steps: { search: 611, room: 220, checkout: 58, paid: 19, booked: 29 } },
        { what: 'channel', value: 'google', steps: { search: 204, room: 81, checkout: 20, paid: 6, booked: 11 } },
        { what: 'campaign', value: 'spring-letter', steps: { search: 77, room: 40, checkout: 13, paid: 4, booked: 9 } },
      ],
      apart: { bot: { ...none, search: 5210 }, team: { ...none, search: 88, room: 12 } },
    },
  },
  getDemand: {
    params: { hotelId },
    query: span,
    answer: {
      today: '2027-05-03',
      ...span,
      currency: 'CHF',
      searches: 1043,
      booked: 68,
      turnedAway: { parties: 78, asked: 2_178_800, likely: 142_051 },
      servable: { changes: 1, parties: 31, asked: 623_100, likely: 40_624 },
      reasons: [
        { reason: 'sold-out', parties: 47 },
        { reason: 'stay-length', parties: 31 },
      ],
      nights: [
        { arrival: '2027-05-22', reason: 'sold-out', parties: 47 },
        { arrival: '2027-06-12', reason: 'stay-length', parties: 31 },
      ],
      lines: [
        {
          arrival: '2027-06-12',
          lastArrival: '2027-06-12',
          leastNights: 1,
          mostNights: 1,
          reason: 'stay-length',
          lift: { kind: 'shorter', from: '2027-06-12', to: '2027-06-12', nights: 1 },
          isServedNow: false,
          roomsFree: 5,
          parties: 31,
          asked: 623_100,
          likely: 40_624,
        },
        {
          arrival: '2027-05-22',
          lastArrival: '2027-05-22',
          leastNights: 1,
          mostNights: 2,
          reason: 'sold-out',
          lift: null,
          isServedNow: false,
          roomsFree: 0,
          parties: 47,
          asked: 1_555_700,
          likely: 101_427,
        },
      ],
      brought: [
        {
          arrival: '2027-05-15',
          reason: 'arrival',
          changedAt: '2027-04-20T08:12:00.000Z',
          parties: 18,
          bookings: 3,
          revenue: 87_200,
        },
      ],
    },
  },
  exportDemand: {
    params: { hotelId },
    query: { ...span, what: 'demand', format: 'csv', lang: 'de' },
    answer: 'Anreise;Nächte;…',
  },
} satisfies Record<string, Examples>;
