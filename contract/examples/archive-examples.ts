import type { Examples } from './examples.ts';

const params = { hotelId: 1001 };
const arrival = { ...params, arrivalId: '5f0c9b7d2a418e63' };

export const archiveExamples = {
  describeArchive: {
    params,
    answer: {
      reservations: 1830,
      letters: 4102,
      invoices: 911,
      pictures: 24,
      versions: 57,
      prices: 43_800,
      bytes: 61_400_000,
    },
  },
  downloadArchive: { params, answer: 'PK…' },
  sendArrivalPiece: {
    params: { ...arrival, place: 0 },
    body: { bytes: 'UEsDBBQACAgIAA==' },
    answer: { place: 0, bytes: 10 },
  },
  checkArrival: {
    params: arrival,
    body: { pieces: 8 },
    answer: {
      hotel: {
        name: 'Hotel Seeblick',
        formerId: 1001,
        hotelId: 1002,
        madeAt: '2027-06-01T09:00:00.000Z',
        reservations: 1830,
        prices: 43_800,
        pictures: 24,
        missingPictures: 0,
        invoices: 911,
        versions: 57,
      },
      faults: [
        { file: 'reservations.jsonl', line: 812, code: 'value', at: 'room_stay/0/quote/arrival' },
        { file: 'calendar/stock.jsonl', line: 40, code: 'repeated', at: 'inventory_pkey' },
      ],
    },
  },
  finishArrival: {
    params: arrival,
    body: { pieces: 8 },
    answer: {
      hotelId: 1002,
      email: 'anna@hotel-seeblick.example',
      role: 'owner',
      expiresAt: '2027-07-01T09:00:00.000Z',
    },
  },
} satisfies Record<string, Examples>;
