import type { Examples } from './examples.ts';

const hotelId = 1001;
const systemId = 'alpinebits.our-pms';
const pms = {
  systemId,
  kind: 'alpinebits',
  title: 'Our PMS',
  isOn: true,
  state: 'ok',
  since: null,
  login: '1001-our-pms',
  endpoint: 'https://book.example.com/api/hotels/1001/alpinebits',
  address: null,
  calledAs: null,
  hasSecret: false,
  owns: ['prices', 'stock'],
  takesBookings: true,
  hotelCode: null,
  rooms: { DBL: 'deluxe-double' },
  ratePlans: {},
  createdAt: '2027-05-01T09:00:00.000Z',
  credentialsAt: '2027-05-01T09:00:00.000Z',
  lastHeardAt: '2027-06-11T12:39:00.000Z',
  lastMessageAt: '2027-06-11T12:20:00.000Z',
  waiting: 0,
  refused: 0,
  hours: Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? 'quiet' : 'good')),
};
const message = {
  messageId: 42,
  systemId,
  title: 'Our PMS',
  direction: 'in',
  action: 'OTA_HotelInvCountNotif:FreeRooms',
  at: '2027-06-11T12:20:00.000Z',
  tookMs: 84,
  outcome: 'taken',
  nights: { stock: 30 },
  changed: 2,
  changeId: '17',
  reservationId: null,
  canReplay: true,
};
const refused = {
  ...message,
  messageId: 41,
  at: '2027-06-11T11:20:00.000Z',
  outcome: 'refused',
  nights: undefined,
  changed: undefined,
  faults: [{ code: '402', element: 'StatusApplicationControl', line: 7, message: 'There is no room "DBX" here' }],
  changeId: null,
};
const run = {
  room: 'deluxe-double',
  ratePlan: null,
  from: '2027-07-01',
  to: '2027-07-02',
  nights: 2,
  field: 'total',
  before: 3,
  after: 5,
};

export const systemExamples = {
  listSystems: {
    params: { hotelId },
    answer: {
      systems: [pms],
      rooms: [{ id: 'deluxe-double', code: 'deluxe-double', name: 'Deluxe double room' }],
      ratePlans: [{ id: 'flexible', code: 'FLEX', name: 'Flexible' }],
    },
  },
  makeSystem: {
    params: { hotelId, systemId },
    body: { title: 'Our PMS', owns: ['prices', 'stock'], takesBookings: true },
    answer: { systemId, login: '1001-our-pms', password: 'S3cretThatIsToldOnce' },
  },
  changeSystem: {
    params: { hotelId, systemId },
    body: { owns: ['prices', 'stock', 'restrictions'], rooms: { DBL: 'deluxe-double' } },
    answer: { systemId },
  },
  renewSystem: {
    params: { hotelId, systemId },
    answer: { systemId, login: '1001-our-pms', password: 'AnotherThatIsToldOnce' },
  },
  switchSystem: {
    params: { hotelId, systemId },
    body: { isOn: false },
    answer: { systemId, isOn: false, before: true },
  },
  removeSystem: { params: { hotelId, systemId }, answer: { systemId, isRemoved: true } },
  listSystemMessages: {
    params: { hotelId },
    query: { systemId },
    answer: { messages: [message, refused], before: 41 },
  },
  getSystemMessage: {
    params: { hotelId, messageId: 42 },
    answer: { ...message, runs: [run], more: 0, request: '<OTA_HotelInvCountNotifRQ …/>', answer: '<Success/>' },
  },
  replaySystemMessage: {
    params: { hotelId, messageId: 41 },
    body: { isTrial: true },
    answer: { runs: [run], more: 0, nights: { stock: 30 }, changed: 2 },
  },
  listSystemDeliveries: {
    params: { hotelId },
    query: { systemId },
    answer: {
      deliveries: [
        {
          deliveryId: 7,
          systemId,
          reservationId: 'SB4-K7QM2XH9RD',
          kind: 'commit',
          state: 'refused',
          queuedAt: '2027-06-11T10:00:00.000Z',
          tries: 1,
          lastStatus: '450 No such room',
        },
      ],
    },
  },
  sendDeliveryAgain: { params: { hotelId, deliveryId: 7 }, answer: { deliveryId: 7, isQueued: true } },
} satisfies Record<string, Examples>;
