import type { Examples } from './examples.ts';

const params = { hotelId: 1001 };
const prices = { byAdults: [21_600, 24_800], extraAdult: 6_000, child: 3_500, infant: 0 };
const before = { ...prices, byAdults: [19_600, 22_800] };
const by = {
  changeId: '412',
  at: '2027-05-03T08:12:00.000Z',
  who: 'mara@seeblick.example',
  whoKind: 'person',
} as const;
const change = {
  ...by,
  kind: 'save',
  name: 'Whitsun +20',
  nights: 4,
  from: '2027-06-11',
  to: '2027-06-12',
  rooms: ['double'],
  ratePlans: ['flexible'],
  undoes: null,
  undoneBy: [],
  warned: 0,
  over: 0,
} as const;
const weekend = { room: 'double', ratePlan: 'flexible', from: '2027-06-11', to: '2027-06-12' };
const edits = [
  { ...weekend, price: 24_800 },
  { ...weekend, from: '2027-06-12', rules: { minStay: 2 } },
];
const run = {
  ...weekend,
  nights: 2,
  field: 'price',
  before: { price: 22_800, prices: before },
  after: { price: 24_800, prices },
};
const undone = { ...change, changeId: '413', kind: 'undo', name: null, undoes: '412' };
const checked = {
  columns: [
    { head: 'Date', field: 'date', isSure: true, samples: ['01.06.2027', '02.06.2027', '03.06.2027'] },
    { head: 'Room', field: 'room', isSure: true, samples: ['Double room', 'Family room'] },
    { head: 'Rate plan', field: 'ratePlan', isSure: true, samples: ['Flexible'] },
    { head: 'Price', field: 'price', isSure: true, samples: ['168.00', '184.00', '190.00'] },
    { head: 'Remark', field: null, isSure: false, samples: ['Fair'] },
  ],
  lines: 120,
  asks: [],
  faults: [
    {
      line: 17,
      field: 'date',
      column: 'Date',
      text: '31.06.2027',
      code: 'day-unknown',
      message: 'Write a day that there is, as 2027-06-11 or 11.06.2027',
    },
  ],
  faultyLines: 1,
  nights: 119,
  version: '413',
};
const file = 'RGF0ZSxSb29tLFJhdGUgcGxhbixQcmljZQ0K';

export const deskCalendarExamples = {
  getDeskCalendar: {
    params,
    query: { from: '2027-06-10', to: '2027-06-13', amounts: 'true' },
    answer: {
      currency: 'CHF',
      today: '2027-05-03',
      lastDay: '2030-05-07',
      from: '2027-06-10',
      to: '2027-06-13',
      version: '412',
      seasons: [{ name: 'Early summer', from: '2027-05-20', to: '2027-06-30' }],
      house: { total: [23, 23, 23, 23], sold: [14, 19, 21, 12], held: [0, 1, 0, 0], rules: [] },
      ratePlans: [
        { ratePlanId: 'flexible', follows: null, pricesPer: 'room', floor: 12_000, ceiling: 60_000, rules: [] },
        {
          ratePlanId: 'non-refundable',
          follows: 'flexible',
          rule: { ratePlan: 'flexible', change: { kind: 'percent', basisPoints: -1000 }, rules: 'parent' },
          pricesPer: 'room',
          floor: null,
          ceiling: null,
          rules: [],
        },
      ],
      rooms: [
        {
          roomId: 'double',
          standardAdults: 2,
          total: [8, 8, 8, 8],
          sold: [4, 6, 7, 3],
          held: [0, 1, 0, 0],
          rules: [[0, 1, { isClosedToArrival: true }]],
        },
      ],
      rates: [
        {
          roomId: 'double',
          ratePlanId: 'flexible',
          price: [18_400, 24_800, 24_800, 18_400],
          apart: [],
          rules: [[2, 1, { minStay: 2 }]],
          binding: [[0, 1, { isClosedToArrival: true }]],
          amounts: { lists: [{ ...prices, byAdults: [15_400, 18_400] }, prices], days: [0, 1, 1, 0] },
        },
        {
          roomId: 'double',
          ratePlanId: 'non-refundable',
          price: [16_560, 22_320, 21_000, 16_560],
          apart: [[2, 1]],
          rules: [],
          binding: [[0, 1, { isClosedToArrival: true }]],
          amounts: {
            lists: [
              { byAdults: [13_860, 16_560], extraAdult: 5_400, child: 3_150, infant: 0 },
              { byAdults: [19_440, 22_320], extraAdult: 5_400, child: 3_150, infant: 0 },
              { byAdults: [19_000, 21_000], extraAdult: 5_400, child: 3_150, infant: 0 },
            ],
            days: [0, 1, 2, 0],
          },
        },
      ],
    },
  },
  saveCalendar: {
    params,
    body: { version: '411', name: 'Whitsun +20', edits },
    answer: { version: '412', change, followers: 2 },
  },
  listCalendarChanges: {
    params,
    query: { limit: 50 },
    answer: { changes: [undone, { ...change, undoneBy: ['413'] }], hasMore: false },
  },
  getCalendarChange: {
    params: { ...params, changeId: '412' },
    answer: {
      change,
      runs: [run, { ...weekend, from: '2027-06-12', nights: 1, field: 'rules', before: {}, after: { minStay: 2 } }],
      more: 0,
    },
  },
  undoCalendarChange: {
    params: { ...params, changeId: '412' },
    body: { leavesOut: false },
    answer: { version: '413', change: undone, left: 0 },
  },
  getCellHistory: {
    params,
    query: { room: 'double', ratePlan: 'flexible', night: '2027-06-11', at: '2027-05-02T10:00:00Z' },
    answer: {
      entries: [
        {
          ...by,
          kind: 'save',
          name: 'Whitsun +20',
          room: 'double',
          ratePlan: 'flexible',
          field: 'price',
          before: run.before,
          after: run.after,
        },
      ],
      stood: {
        total: 8,
        price: 22_800,
        prices: before,
        isFollowing: false,
        rules: {},
        change: null,
      },
    },
  },
  previewCalendar: {
    params,
    body: { version: '411', edits },
    answer: {
      version: '411',
      currency: 'CHF',
      nights: 3,
      followers: 2,
      changed: [run],
      following: [
        {
          room: 'double',
          ratePlan: 'non-refundable',
          from: '2027-06-11',
          to: '2027-06-12',
          nights: 2,
          before: 20_520,
          after: 22_320,
        },
      ],
      guests: [
        {
          roomId: 'double',
          arrival: '2027-06-11',
          departure: '2027-06-13',
          nbAdults: 2,
          before: { total: 41_040, ratePlanId: 'non-refundable', reasons: [] },
          after: { total: 44_640, ratePlanId: 'non-refundable', reasons: [] },
        },
      ],
      conflicts: {
        version: '412',
        conflicts: [
          {
            ...weekend,
            nights: 2,
            field: 'price',
            was: run.before,
            theirs: { price: 23_500, prices: { ...prices, byAdults: [20_300, 23_500] } },
            mine: run.after,
            change: { ...by, who: 'Our PMS', whoKind: 'key' },
          },
        ],
        more: 0,
      },
      belowSold: null,
      guarded: {
        guarded: [{ ...weekend, nights: 2, kind: 'ceiling', limit: 24_000, price: 24_800, isFollowing: false }],
        more: 0,
      },
      warned: {
        accepts: '3f9a1c',
        warnings: [{ ...weekend, nights: 2, kind: 'missing-digit', price: 2_480, usual: 22_800 }],
        more: 0,
      },
    },
  },
  getCalendarReasons: {
    params,
    query: { room: 'double', ratePlan: 'flexible', arrival: '2027-06-12', nights: 1 },
    answer: {
      room: 'double',
      arrival: '2027-06-12',
      departure: '2027-06-13',
      nbAdults: 2,
      left: 1,
      rates: [
        {
          ratePlanId: 'flexible',
          total: null,
          reasons: [
            {
              why: { code: 'min-stay', nights: 2 },
              lift: {
                kind: 'edit',
                where: 'rate',
                edits: [{ ...weekend, from: '2027-06-12', rules: { minStay: null } }],
              },
            },
          ],
        },
      ],
      guestPage: '/1001?checkIn=2027-06-12&checkOut=2027-06-13&nbAdults=2',
    },
  },
  exportCalendar: {
    params,
    query: { from: '2027-06-01', to: '2027-06-30', format: 'csv', lang: 'en' },
    answer: 'Date;Room;Rate plan;Rooms for sale;Price …',
  },
  checkCalendarSheet: { params, body: { file }, answer: checked },
  importCalendar: {
    params,
    body: { file, version: '413', name: 'Summer from Excel' },
    answer: { version: '414', change: { ...change, changeId: '414', kind: 'import' }, followers: 60 },
  },
} satisfies Record<string, Examples>;
