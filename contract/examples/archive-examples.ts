import type { Examples } from './examples.ts';

const params = { hotelId: 1001 };
const one = { ...params, arrivalId: '5f0c9b7d2a418e63' };
const arrival = {
  arrivalId: one.arrivalId,
  name: 'seeblick.zip',
  at: '2027-06-01T09:10:00.000Z',
  by: 'anna@hotel-seeblick.example',
  state: 'checking',
  pieces: 8,
  share: 0.42,
  isSilent: false,
  checked: null,
  hotelId: null,
};
const checked = {
  state: 'checked',
  share: null,
  checked: {
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
};

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
    params: { ...one, place: 0 },
    body: { bytes: 'UEsDBBQACAgIAA==' },
    answer: { place: 0, bytes: 10 },
  },
  listArrivals: {
    params,
    answer: { arrivals: [arrival, { ...arrival, ...checked, arrivalId: '0b1d2f3a4c5e6f70', name: 'alpenblick.zip' }] },
  },
  checkArrival: { params: one, body: { pieces: 8, name: 'seeblick.zip' }, answer: arrival },
  finishArrival: { params: one, body: { pieces: 8 }, answer: { ...arrival, state: 'bringing', share: 0 } },
  forgetArrival: { params: one, answer: { arrivalId: one.arrivalId } },
} satisfies Record<string, Examples>;
