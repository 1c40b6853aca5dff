import type { Examples } from './examples.ts';

const params = { hotelId: 1001, feedId: 'airbnb-2' };
const feed = {
  feedId: 'airbnb-2',
  title: 'Airbnb, second apartment',
  roomId: 'double',
  roomName: 'Double Room with Lake View',
  unit: { number: 2, of: 3 },
  isOn: true,
  createdAt: '2027-05-01T09:00:00.000Z',
  address: 'https://book.example/calendar-feeds/1001/airbnb-2/q7Wm2…t4.ics',
  toldAt: '2027-06-11T11:20:00.000Z',
  source: {
    host: 'www.airbnb.example',
    state: 'ok',
    readAt: '2027-06-11T12:40:00.000Z',
    takenAt: '2027-06-11T12:40:00.000Z',
    tookMs: 212,
    trouble: null,
    detail: null,
    since: null,
    blocks: 4,
    smaller: null,
    clashes: [],
  },
};
const shrunk = {
  ...feed,
  source: {
    ...feed.source,
    state: 'kept',
    takenAt: '2027-06-11T12:10:00.000Z',
    trouble: 'shrunk',
    detail: '1 of 4',
    since: '2027-06-11T12:20:00.000Z',
    smaller: 1,
    clashes: [{ night: '2027-06-19', rooms: 1 }],
  },
};

export const feedExamples = {
  listCalendarFeeds: { params: { hotelId: 1001 }, answer: { feeds: [shrunk] } },
  putCalendarFeed: {
    params,
    body: {
      title: 'Airbnb, second apartment',
      roomId: 'double',
      unit: { number: 2, of: 3 },
      source: 'https://www.airbnb.example/calendar/ical/1.ics?s=…',
    },
    answer: feed,
  },
  removeCalendarFeed: { params, answer: { feedId: 'airbnb-2', isRemoved: true } },
  readCalendarFeed: { params, answer: feed },
  takeSmallerFeed: { params, answer: feed },
} satisfies Record<string, Examples>;
