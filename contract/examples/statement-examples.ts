import type { Examples } from './examples.ts';

const hotelId = 1001;
const well = (line: string, counted: number) => ({ line, holds: true, counted, faults: [], faultCount: 0 });
const days = [
  { day: '2027-05-02', faults: 1 },
  { day: '2027-05-01', faults: 0 },
  { day: '2027-04-30', faults: 0 },
];
const others = [well('rooms', 5_760), well('charges', 214)];

export const statementExamples = {
  getDailyStatement: {
    params: { hotelId },
    answer: {
      statement: {
        day: '2027-05-02',
        madeAt: '2027-05-02T22:07:02.000Z',
        madeBy: null,
        lines: [
          ...others,
          {
            line: 'prices',
            holds: false,
            counted: 38,
            faults: [
              {
                code: 'price_differs',
                reservationId: 'SB4-K7QM2XH9RD',
                day: null,
                name: null,
                expected: 38_400,
                found: 39_400,
                currency: 'CHF',
              },
            ],
            faultCount: 1,
          },
          well('messages', 61),
          well('history', 1_904),
        ],
      },
      days,
    },
  },
  runDailyStatement: {
    params: { hotelId },
    answer: {
      statement: {
        day: '2027-05-02',
        madeAt: '2027-05-03T08:15:00.000Z',
        madeBy: 'mara@hotel-seeblick.example',
        lines: [...others, well('prices', 38), well('messages', 61), well('history', 1_906)],
      },
      days: days.map((one) => ({ ...one, faults: 0 })),
    },
  },
} satisfies Record<string, Examples>;
