import type { Examples } from './examples.ts';

const hotelId = 1001;
const about = { reservationId: 'SB4-K7QM2XH9RD', guestName: 'Anna Keller' };
const sold = [14, 12, 11, 19, 23, 8, 6, 11, 10, 11, 17, 21, 10, 5];

export const todayExamples = {
  getDeskOutlook: {
    params: { hotelId },
    answer: {
      today: '2027-05-03',
      currency: 'CHF',
      nights: sold.map((rooms, night) => ({
        date: `2027-05-${String(3 + night).padStart(2, '0')}`,
        total: 23,
        sold: rooms,
        held: night === 1 ? 1 : 0,
        left: 23 - rooms - (night === 1 ? 1 : 0),
        revenue: rooms * 17_400,
      })),
      lastDay: {
        since: '2027-05-02T12:40:00.000Z',
        booked: { count: 6, total: 355_800 },
        held: { count: 1, total: 58_400 },
        cancelled: { count: 1, total: 34_800 },
      },
    },
  },
  listNeeds: {
    params: { hotelId },
    answer: {
      needs: [
        {
          kind: 'payment',
          needId: 'payment SI4-7Q refund-failed',
          since: '2027-05-03T07:14:00.000Z',
          ...about,
          what: 'paid-twice',
          amount: 105_600,
          currency: 'CHF',
        },
        {
          kind: 'charge',
          needId: 'charge SF2Q7',
          since: '2027-05-03T06:20:00.000Z',
          ...about,
          what: 'guarantee',
          amount: 38_400,
          currency: 'CHF',
          card: { brand: 'visa', suffix: '1111' },
          payBy: '2027-05-10',
          hasAddress: true,
        },
        {
          kind: 'card',
          needId: 'card SKQM2XH9RDTA2B4K7 ran-out',
          since: '2027-05-02T16:00:00.000Z',
          ...about,
          what: 'ran-out',
          dueOn: null,
          roomNames: ['Double Room with Lake View'],
          arrival: '2027-05-25',
          departure: '2027-05-27',
          hasAddress: true,
        },
        {
          kind: 'letter',
          needId: 'letter SB4-K7QM2XH9RD confirmation',
          since: '2027-05-03T06:40:00.000Z',
          ...about,
          letterId: 'confirmation',
          letter: 'confirmation',
          isGivenUp: true,
          to: 'anna.keller@example.com',
        },
        {
          kind: 'webhook',
          needId: 'webhook pms',
          since: '2027-05-03T11:42:00.000Z',
          webhookId: 'pms',
          host: 'pms.example',
          waiting: 3,
          failed: 0,
          lastStatus: '503',
        },
      ],
    },
  },
  retryMessages: { params: { hotelId }, body: { webhookId: 'pms' }, answer: { retried: 3 } },
} satisfies Record<string, Examples>;
