import type { Examples } from './examples.ts';

const hotelId = 1001;
type Hour = 'quiet' | 'good' | 'bad';
const hours = (...last: readonly Hour[]): readonly Hour[] => [
  ...Array.from({ length: 24 - last.length }, (_, i): Hour => (i % 3 === 0 ? 'quiet' : 'good')),
  ...last,
];
const fine = {
  isOn: true,
  state: 'ok',
  since: null,
  trouble: null,
  lastStatus: '200',
  lastAt: '2027-06-11T12:39:00.000Z',
  lastTookMs: 84,
  waiting: 0,
  failed: 0,
  hours: hours('good', 'good'),
};
const pms = {
  ...fine,
  connectionId: 'webhook.pms',
  kind: 'webhook',
  webhookId: 'pms',
  url: 'https://pms.example.com/stayfront',
  host: 'pms.example.com',
  createdAt: '2027-05-01T09:00:00.000Z',
};
const trivago = {
  ...fine,
  connectionId: 'partner.trivago',
  kind: 'partner',
  partner: 'trivago',
  url: 'https://secde.trivago.com/tracking/booking',
  updatedAt: '2027-05-01T09:00:00.000Z',
  bookings: 10,
  withheld: 2,
};
const message = {
  messageId: 'webhook.pms.42',
  connectionId: 'webhook.pms',
  to: 'pms.example.com',
  at: '2027-06-11T12:12:00.000Z',
  what: 'cancel',
  reservationId: 'SB4-K7QM2XH9RD',
  guestName: 'Ada Lovelace',
  state: 'waiting',
  attempts: 6,
  lastStatus: '503',
  trouble: 'their-fault',
  tookMs: 61,
};
const told = {
  messageId: 'partner.trivago.SB4-K7QM2XH9RD',
  connectionId: 'partner.trivago',
  to: 'trivago',
  at: '2027-06-11T09:02:00.000Z',
  what: 'booking',
  reservationId: 'SB4-K7QM2XH9RD',
  guestName: 'Ada Lovelace',
  state: 'taken',
  attempts: 1,
  lastStatus: '200',
  trouble: null,
  tookMs: 131,
};

export const connectionExamples = {
  listConnections: {
    params: { hotelId },
    answer: {
      webhooks: [
        {
          ...pms,
          state: 'silent',
          since: '2027-06-11T11:42:00.000Z',
          trouble: 'their-fault',
          lastStatus: '503',
          waiting: 3,
          hours: hours('bad', 'bad'),
        },
      ],
      partners: [trivago],
      keys: [
        {
          keyId: 'website',
          name: 'Website',
          createdAt: '2027-02-01T09:00:00.000Z',
          lastUsedAt: '2027-06-11T12:40:00.000Z',
        },
        {
          keyId: 'old',
          name: 'Old website',
          createdAt: '2026-02-01T09:00:00.000Z',
          lastUsedAt: '2027-03-07T08:00:00.000Z',
        },
      ],
      mismatches: [
        {
          channelId: 399,
          checkIn: '2027-06-19',
          checkOut: '2027-06-20',
          nbAdults: 2,
          nbChildren: 0,
          nbInfants: 0,
          roomId: 'double',
          roomName: 'Double room',
          ratePlanId: null,
          ratePlanName: null,
          currency: 'CHF',
          shown: '168.00',
          ours: 17400,
          localTaxes: 0,
          seen: 3,
          firstSeenAt: '2027-06-10T08:00:00.000Z',
          lastSeenAt: '2027-06-11T12:00:00.000Z',
        },
      ],
    },
  },
  switchConnection: {
    params: { hotelId, connectionId: 'webhook.pms' },
    body: { isOn: false },
    answer: { connectionId: 'webhook.pms', isOn: false, before: true },
  },
  removeConnection: {
    params: { hotelId, connectionId: 'webhook.pms' },
    answer: { connectionId: 'webhook.pms', isRemoved: true },
  },
  putDeskWebhook: {
    params: { hotelId, webhookId: 'pms' },
    body: { url: 'https://pms.example.com/stayfront' },
    answer: { webhookId: 'pms', url: 'https://pms.example.com/stayfront', secret: 'whsec_GQ7tB0…' },
  },
  putDeskPartner: {
    params: { hotelId },
    body: { partner: 'trivago', apiKey: 'k-7d1fxx', advertiserId: '2140', hotel: '1001' },
    answer: {
      partner: 'trivago',
      url: 'https://secde.trivago.com/tracking/booking',
      updatedAt: '2027-06-11T12:00:00.000Z',
    },
  },
  makeDeskKey: {
    params: { hotelId, keyId: 'housekeeping' },
    body: { name: 'Housekeeping app' },
    answer: { keyId: 'housekeeping', name: 'Housekeeping app', key: 'sf_1001_GQ7tB0…' },
  },
  endDeskKey: { params: { hotelId, keyId: 'old' }, answer: { keyId: 'old', isEnded: true } },
  listMessages: {
    params: { hotelId },
    query: { open: 'yes' },
    answer: { messages: [message, told], cursor: null, isCut: false },
  },
  getMessage: {
    params: { hotelId, messageId: 'webhook.pms.42' },
    answer: {
      ...message,
      isOn: true,
      currency: 'CHF',
      says: [
        { field: 'total', before: 61250, after: 0 },
        { field: 'rooms', before: 1, after: 0 },
      ],
      nextTryAt: '2027-06-11T12:42:00.000Z',
      tries: [
        {
          at: '2027-06-11T12:37:00.000Z',
          tookMs: 61,
          isTaken: false,
          status: '503',
          trouble: 'their-fault',
          answer: 'Maintenance, back at 15:00',
        },
        {
          at: '2027-06-11T12:12:00.000Z',
          tookMs: 10000,
          isTaken: false,
          status: 'No answer in time',
          trouble: 'no-answer',
          answer: null,
        },
      ],
      request: {
        method: 'POST',
        url: 'https://pms.example.com/stayfront',
        headers: { 'content-type': 'application/json', 'stayfront-event': '42' },
        body: '{"eventId":42,"what":"cancel"}',
      },
    },
  },
  sendMessageAgain: {
    params: { hotelId, messageId: 'webhook.pms.42' },
    answer: { messageId: 'webhook.pms.42', isQueued: true },
  },
} satisfies Record<string, Examples>;
