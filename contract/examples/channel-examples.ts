import type { Examples } from './examples.ts';

const trivago = { partner: 'trivago', url: 'https://secde.trivago.com/tracking/booking' };

const shown = {
  checkIn: '2027-06-11',
  checkOut: '2027-06-13',
  nbAdults: 2,
  nbChildren: 0,
  nbInfants: 0,
  roomId: 'double',
  ratePlanId: 'flexible',
  currency: 'CHF',
  channelId: 399,
};

export const channelExamples: Readonly<Record<string, Examples>> = {
  keepChoice: { body: { language: 'de', mode: 'dark', isFramed: false }, answer: { isKept: true } },
  noteShownPrice: { body: { ...shown, price: '598.00' }, answer: { isCompared: true } },
  listPriceMismatches: {
    answer: {
      mismatches: [
        {
          ...shown,
          shown: '598.00',
          ours: 61250,
          localTaxes: 1680,
          seen: 3,
          firstSeenAt: '2027-06-01T12:00:00.000Z',
          lastSeenAt: '2027-06-01T14:30:00.000Z',
        },
      ],
    },
  },
  putChannel: {
    body: { ...trivago, apiKey: 'k-7d1fxx', advertiserId: '2140', hotel: '1001' },
    answer: { ...trivago, updatedAt: '2027-06-01T09:00:00.000Z' },
  },
  listChannels: { answer: { channels: [{ ...trivago, updatedAt: '2027-06-01T09:00:00.000Z' }] } },
  deleteChannel: { params: { hotelId: 1001, partner: 'trivago' }, answer: { partner: 'trivago' } },
  listConversions: {
    query: { state: 'sent' },
    answer: {
      conversions: [
        {
          reservationId: 'SB4-K7QM2XH9RD',
          partner: 'trivago',
          state: 'sent',
          told: 'booking',
          facts: {
            arrival: '2027-06-11',
            departure: '2027-06-13',
            rooms: 1,
            roomNights: 2,
            adults: 2,
            total: 61250,
            tax: 2242,
            currency: 'CHF',
          },
          attempts: 1,
          lastStatus: '200',
          createdAt: '2027-06-01T12:00:00.000Z',
          updatedAt: '2027-06-01T12:00:01.000Z',
        },
      ],
      cursor: null,
    },
  },
};
