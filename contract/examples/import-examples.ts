import type { Examples } from './examples.ts';

const params = { hotelId: 1001 };
const file = 'TnVtYmVyO0Fycml2YWw7RGVwYXJ0dXJlO1Jvb207R3Vlc3Q7VG90YWwK';
const counts = { reservations: 41, rooms: 46, nights: 132, overbooked: 2, total: 2_415_600 };
const imported = {
  importId: '9f2c41d07ab35e68',
  at: '2027-06-01T09:00:00.000Z',
  by: 'anna@hotel-seeblick.example',
  name: 'reservations-may.csv',
  system: 'cloudbeds',
  currency: 'CHF',
  ...counts,
  undone: null,
};

export const importExamples = {
  checkReservationImport: {
    params,
    body: {
      file,
      dates: 'day-first',
      words: { rooms: { 'DBL Lake': 'double' }, ratePlans: {}, statuses: {} },
      room: null,
      policy: 'rate-plan',
    },
    answer: {
      layout: { isRemembered: false },
      system: 'cloudbeds',
      columns: [
        { head: 'Reservation Number', field: 'number', isSure: true, samples: ['7734019', '7734020'] },
        { head: 'Check in Date', field: 'arrival', isSure: true, samples: ['03/07/2027', '04/07/2027'] },
        { head: 'Housekeeping', field: null, isSure: true, samples: ['clean'] },
      ],
      dates: {
        order: 'day-first',
        isSure: true,
        example: { text: '03/07/2027', dayFirst: '2027-07-03', monthFirst: '2027-03-07' },
      },
      totals: { of: 'line', isSure: true },
      words: {
        rooms: [
          { word: 'DBL Lake', lines: 30, meant: 'double', isSure: true },
          { word: 'Attic', lines: 2, meant: null, isSure: false },
        ],
        ratePlans: [{ word: 'Flex Rate', lines: 44, meant: 'flexible', isSure: false }],
        statuses: [{ word: 'Confirmed', lines: 44, meant: 'booked', isSure: true }],
      },
      ratePlan: 'flexible',
      asks: ['rooms'],
      lines: 49,
      leftOut: 1,
      known: 0,
      faults: [
        {
          line: 12,
          column: 'Room Type',
          field: 'room',
          text: 'Attic',
          code: 'room.unknown',
          message: 'Say which room of the house this is',
        },
      ],
      faultyLines: 2,
      notes: [{ line: 7, column: 'Phone Number', field: 'phone', text: 'ask at desk', code: 'phone' }],
      withoutRoom: [{ line: 20, number: '7734038', roomId: 'double', nights: ['2027-08-01', '2027-08-02'] }],
      linesWithoutRoom: 1,
      forgottenSoon: 0,
      currency: 'CHF',
      writes: { ...counts, past: 5, cancelled: 3, paid: 310_000 },
      examples: [
        {
          line: 2,
          number: '7734019',
          guestName: 'Ada Lovelace',
          arrival: '2027-07-03',
          departure: '2027-07-06',
          rooms: ['double'],
          total: 52_800,
        },
      ],
    },
  },
  importReservations: {
    params,
    body: { file, dates: 'day-first', name: 'reservations-may.csv', takes: 'good-lines', overbooks: true },
    answer: { import: imported, known: 0, leftOut: 3 },
  },
  listReservationImports: {
    params,
    answer: {
      imports: [
        imported,
        {
          ...imported,
          importId: '11b0c4d92f8a7e63',
          undone: { at: '2027-06-01T08:40:00.000Z', by: 'anna@hotel-seeblick.example' },
        },
      ],
    },
  },
  undoReservationImport: {
    params: { ...params, importId: '9f2c41d07ab35e68' },
    answer: { ...imported, undone: { at: '2027-06-01T09:10:00.000Z', by: 'anna@hotel-seeblick.example' } },
  },
} satisfies Record<string, Examples>;
